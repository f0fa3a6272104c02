import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The first difference between a protocol that was written by hand and the one that is generated in its place.
package struct ContractDifference: Sendable {
    /// The words of the written protocol where the difference starts; empty if the generated protocol only has
    /// additional words at its end.
    package let written: String
    /// The words of the generated protocol at the same place.
    package let generated: String

    /// Returns nil if both have the same tokens and comments; white space is ignored. If the main actor is the default
    /// isolation, an additional `@MainActor` of the generated protocol is ignored.
    package init?(
        _ written: DeclarationOutline, in source: SourceFile, _ generated: DeclarationOutline, in other: SourceFile,
        isMainActorByDefault: Bool = false
    ) {
        let left = Self.words(of: written, in: source)
        var right = Self.words(of: generated, in: other)
        if isMainActorByDefault, !written.attributes.contains(where: \.isIsolation), !written.isSendable,
            let place = right.indices.first(where: { right[$0...].starts(with: ["@", "MainActor"]) })
        {
            right.removeSubrange(place..<place + 2)
        }
        guard left != right else { return nil }
        let index = zip(left, right).prefix { $0 == $1 }.count
        self.written = left[index...].prefix(6).joined(separator: " ")
        self.generated = right[index...].prefix(6).joined(separator: " ")
    }

    /// The notes on a difference in `public` or `@MainActor`. A spec cannot state these for a single protocol.
    package var wayOut: [Diagnostic.Note] {
        if [written, generated].contains(where: { $0.hasPrefix("public ") }) {
            return [
                .init(
                    "make all protocols of the module public, or only its interface and delegate")
            ]
        }
        // `@` is a separate token.
        guard generated.hasPrefix("@ MainActor ") else { return [] }
        return [.init("write '@MainActor' here as well, as in most other protocols")]
    }

    /// Returns the tokens of a declaration and the lines of the comments between them, without semicolons.
    private static func words(of declaration: DeclarationOutline, in source: SourceFile) -> [String] {
        let start = declaration.documentedRange.lowerBound
        var words: [String] = []
        var end = start
        for token in Lexer.tokens(of: source, in: start..<declaration.range.upperBound) where token.kind != .endOfFile {
            words += comments(source.text(end..<token.range.lowerBound))
            let text = source.text(token.range)
            if text != ";" { words.append(text) }
            end = token.range.upperBound
        }
        return words
    }

    /// Returns the lines of the comments in the text between two tokens.
    private static func comments(_ text: String) -> [String] {
        text.utf8.contains(ASCII.slash)
            ? text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty } : []
    }
}

extension DeclarationOutline {
    /// Whether the declaration inherits `Sendable`. The default isolation does not apply to such a protocol.
    fileprivate var isSendable: Bool { inherited.flatMap(\.protocolNames).contains { $0.hasPrefix("Sendable") } }
}
