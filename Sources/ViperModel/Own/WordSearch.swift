import Diagnostics

/// Words that are looked for in many texts, most of which hold none of them.
package struct WordSearch: Sendable {
    private let words: Set<String>

    package init(_ words: some Sequence<String>) { self.words = Set(words) }

    /// Whether any of them stands in a text; what stands in its comments and strings is among that.
    package func isFound(in source: SourceFile) -> Bool {
        source.containsWord { bytes, word in words.contains(String(decoding: bytes[word], as: UTF8.self)) }
    }
}

extension SourceFile {
    /// All words, each once.
    package func words() -> Set<String> {
        var words: Set<String> = []
        forEachWord { words.insert(String(decoding: $0[$1], as: UTF8.self)) }
        return words
    }

    /// Hands on where each word stands: as many letters, digits and underscores as stand side by side.
    @inline(__always)
    func forEachWord(_ body: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Void) {
        _ = containsWord {
            body($0, $1)
            return false
        }
    }

    /// Whether some word is wanted: none behind it is asked about.
    @inline(__always)
    func containsWord(where isWanted: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            Self.isWordByte.withUnsafeBufferPointer { isWordByte in
                var index = 0
                while index < bytes.count {
                    while index < bytes.count, !isWordByte[Int(bytes[index])] { index &+= 1 }
                    let start = index
                    while index < bytes.count, isWordByte[Int(bytes[index])] { index &+= 1 }
                    if index > start, isWanted(bytes, start..<index) { return true }
                }
                return false
            }
        }
    }

    /// By byte, for it is asked of every one.
    private static let isWordByte = (0...255).map { UInt8($0).isWordByte }
}
