import Diagnostics
import SwiftSource

/// Which files may declare or extend a type of some name. Reading them as Swift would take many times as long as looking for
/// the words that declare, and nearly all of them declare nothing that specs mention.
struct DeclaringFiles: Sendable {
    private var places: [String: [Int]] = [:]

    init(_ files: [SourceFile]) {
        for (index, names) in files.map({ $0.namesBehindKeywords }).enumerated() {
            for name in names where places[name]?.last != index { places[name, default: []].append(index) }
        }
    }

    /// The places of the files, in order.
    subscript(name: String) -> [Int] { places[name] ?? [] }

    /// The names that may be declared or extended.
    var names: some Collection<String> { places.keys }
}

extension SourceFile {
    /// `Row` of `struct Row` and of `extension Row.Cell`. What stands in comments and strings is among them.
    fileprivate var namesBehindKeywords: [String] {
        var names: [String] = []
        var keywordEnd = 0
        forEachWord { word in
            let between = bytes[keywordEnd..<word.lowerBound]
            if keywordEnd > 0, between.first?.isWhiteSpace == true,
                between.allSatisfy({ $0.isWhiteSpace || $0 == Ascii.backtick })
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
