import Diagnostics
import SwiftSource

/// An index from the name of a type to the files that may declare or extend the type.
///
/// The index contains each word after a keyword such as `struct`. Parsing all files would take much longer, and
/// nearly none of them declares a type that specs use.
struct DeclaringFiles: Sendable {
    private var places: [String: [Int]] = [:]

    init(_ files: [SourceFile]) {
        for (index, names) in files.map({ $0.namesBehindKeywords }).enumerated() {
            for name in names where places[name]?.last != index { places[name, default: []].append(index) }
        }
    }

    /// The indices of the files that may declare or extend a type, in order.
    subscript(name: String) -> [Int] { places[name] ?? [] }

    /// The names of all types that the files may declare or extend.
    var names: some Collection<String> { places.keys }
}

extension SourceFile {
    /// The names after keywords that declare types: `Row` in `struct Row` and in `extension Row.Cell`. Words in
    /// comments and strings are included.
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
