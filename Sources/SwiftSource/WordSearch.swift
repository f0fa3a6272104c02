import Diagnostics

/// A search for given words in source files, including comments and strings.
package struct WordSearch: Sendable {
    private let words: Set<String>

    package init(_ words: some Sequence<String>) { self.words = Set(words) }

    /// Returns whether a file contains any of the words.
    package func isFound(in source: SourceFile) -> Bool {
        !words.isEmpty && source.containsWord { words.contains(source.text($0)) }
    }
}

extension SourceFile {
    /// Returns the words of the text.
    package func words() -> Set<String> {
        var words: Set<String> = []
        forEachWord { words.insert(text($0)) }
        return words
    }

    /// Calls `body` with the range of each word: a maximal run of letters, digits, `_` and `$`.
    package func forEachWord(_ body: (Range<Int>) -> Void) {
        _ = containsWord {
            body($0)
            return false
        }
    }

    /// Returns whether `isWanted` is true for some word. Stops at the first such word.
    fileprivate func containsWord(where isWanted: (Range<Int>) -> Bool) -> Bool {
        let bytes = bytes
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, bytes[index].isWordByte { index += 1 }
            if index > start, isWanted(start..<index) { return true }
            index += 1
        }
        return false
    }

    /// Returns whether a range of the text contains `needle`, which is not empty.
    package func contains(_ needle: [UInt8], in range: Range<Int>) -> Bool {
        guard range.count >= needle.count else { return false }
        let bytes = bytes
        return (range.lowerBound...range.upperBound - needle.count).contains { start in
            bytes[start] == needle[0] && bytes[start..<start + needle.count].elementsEqual(needle)
        }
    }
}

extension UInt8 {
    /// Whether the byte can be part of a word: a letter, digit, underscore or `$`, or a byte of a non-ASCII scalar.
    package var isWordByte: Bool { self >= 0x80 || continuesAsciiName }
}
