import Diagnostics
import SwiftSource

/// An index of the files that may declare or extend a type, by its name.
///
/// It searches for the words that declare types. Parsing all files would take much longer, and nearly none of them
/// declares a type that specs refer to.
struct DeclaringFiles: Sendable {
    private var places: [String: [Int]] = [:]

    init(_ files: [SourceFile]) {
        for (index, names) in files.map({ $0.namesBehindKeywords }).enumerated() {
            for name in names where places[name]?.last != index { places[name, default: []].append(index) }
        }
    }

    /// The indices of the files that may declare or extend a type, in order.
    subscript(name: String) -> [Int] { places[name] ?? [] }

    /// The names of types that may be declared or extended.
    var names: some Collection<String> { places.keys }
}

extension SourceFile {
    /// The names after such words: `Row` of `struct Row` and of `extension Row.Cell`. They include those in comments
    /// and strings.
    fileprivate var namesBehindKeywords: [String] {
        var names: [String] = []
        var keywordEnd = 0
        forEachWord { word in
            let between = bytes[keywordEnd..<word.lowerBound]
            if keywordEnd > 0, between.first?.isWhiteSpace == true,
                between.allSatisfy({ $0.isWhiteSpace || $0 == ASCII.backtick })
            {
                names.append(text(word))
            }
            keywordEnd = Self.declaringWords.contains(text(word)) ? word.upperBound : 0
        }
        return names
    }

    private static let declaringWords: Set = [
        "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
    ]
}
