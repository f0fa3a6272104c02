import Diagnostics
import SwiftSource
import ViperGeneration

/// What a generated protocol has otherwise than the one that was written by hand.
package struct ContractDifference: Sendable {
    /// The words from the first difference on, of what was written; empty where something was added at its end.
    package let written: String
    /// What stands there in what was generated.
    package let generated: String

    /// Nil where both say the same, token by token, comments among them; white space tells nothing.
    package init?(
        _ written: DeclarationOutline, in source: SourceFile, _ generated: DeclarationOutline, in other: SourceFile
    ) {
        let left = Self.words(of: written, in: source), right = Self.words(of: generated, in: other)
        guard left != right else { return nil }
        let index = zip(left, right).prefix { $0 == $1 }.count
        self.written = left[index...].prefix(6).joined(separator: " ")
        self.generated = right[index...].prefix(6).joined(separator: " ")
    }

    /// What all protocols of a module, or of the app, have alike, and this one has not.
    package var wayOut: [Diagnostic.Note] {
        if [written, generated].contains(where: { $0.hasPrefix("public ") }) {
            return [
                .init(
                    "all protocols of a module are public, or none but its interface and delegate: declare them alike")
            ]
        }
        guard generated.hasPrefix("@ MainActor ") else { return [] }
        return [.init("App.viper says of all protocols what most are: write '@MainActor' here as well")]
    }

    /// The tokens, and the comments before them.
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

    private static func comments(_ text: String) -> [String] {
        text.utf8.contains(Ascii.slash)
            ? text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty } : []
    }
}
