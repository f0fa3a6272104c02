import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The first difference between a hand-written protocol and the generated protocol that would replace it.
package struct ContractDifference: Sendable {
    /// The next tokens and comments of the hand-written protocol, from the difference on. Empty if the generated
    /// protocol only has more text at its end.
    package let written: String
    /// The next tokens and comments of the generated protocol, from the difference on.
    package let generated: String

    /// Compares a hand-written and a generated protocol. Returns nil if both have the same tokens and comments; white
    /// space does not count. If the app's protocols are isolated to the main actor by default, the generated protocol
    /// may have an additional `@MainActor`.
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

    /// Notes on what to change if the difference is `public` or `@MainActor`; otherwise empty. A spec cannot state
    /// `public` or `@MainActor` for a single protocol.
    package var suggestions: [Diagnostic.Note] {
        if [written, generated].contains(where: { $0.hasPrefix("public ") }) {
            return [
                .init(
                    "make all protocols of the module public, or only its interface and delegate")
            ]
        }
        // `@` is a separate token.
        guard generated.hasPrefix("@ MainActor ") else { return [] }
        return [.init("write '@MainActor' here, as in most other protocols")]
    }

    /// Returns the tokens of a declaration, except semicolons, and the lines of the comments between them.
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
    /// Whether the declaration inherits `Sendable` or `SendableMetatype`. The default isolation does not apply to such
    /// a protocol.
    fileprivate var isSendable: Bool { inherited.flatMap(\.protocolNames).contains { $0.hasPrefix("Sendable") } }
}
