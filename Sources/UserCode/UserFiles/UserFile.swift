import Diagnostics
import SwiftSource
import ViperModel

/// A user-owned Swift file. It is a class so that all readers share one parsed value.
package final class UserFile: Sendable {
    /// The text, as found on disk.
    package let source: SourceFile
    /// The declarations at file scope, in order, without their members.
    let headings: [DeclarationHeading]
    /// The location of the first merge conflict marker; nil if there is none.
    let conflict: SourceLocation?
    /// The declarations with their members.
    let outline: FileOutline
    let blocks: ConditionalBlocks
    let style: FileStyle
    /// The reason why the file cannot be parsed as Swift; nil if it can.
    private let flaw: String?

    /// The reason why the file cannot be edited; nil if it can.
    var obstacle: String? { conflict != nil ? "the file contains merge conflict markers" : flaw }

    /// The error that makes it uncertain which members the file declares: an unbalanced bracket, or else the first
    /// syntax error. Nil if the file can be parsed.
    var syntaxError: Diagnostic? {
        let (tokens, _, diagnostics) = OutlineParser.read(source)
        guard var finding = diagnostics.first(where: { $0.rule == .unbalancedBrackets }) else {
            return diagnostics.first { $0.severity == .error }
        }
        guard let place = finding.location?.range else { return finding }
        if source.text(place) == "{", let brace = source.braceUnclosed(byIndentation: tokens) {
            finding.location = SourceLocation(source, brace)
        }
        // The brace at the error closes nothing, but an earlier brace may be the superfluous one.
        if !finding.fixIts.isEmpty { (finding.fixIts, finding.notes) = ([], ["remove it, or an earlier bracket"]) }
        return finding
    }

    private static func flaw(in diagnostics: [Diagnostic]) -> String? {
        guard let error = diagnostics.first(where: { $0.severity == .error }) else { return nil }
        let line = error.location.map { "line \($0.file.position(of: $0.range.lowerBound).line): " } ?? ""
        return "the file cannot be parsed as Swift: \(line)\(error.message)"
    }

    /// Parses a file. `unit` is the project's unit of indentation, which is used if the file shows none.
    package init(_ source: SourceFile, unit: String) {
        let (tokens, outline, diagnostics) = OutlineParser.read(source)
        self.source = source
        self.outline = outline
        headings = outline.declarations.map(DeclarationHeading.init)
        conflict = ConflictSearch.first(in: source)
        blocks = ConditionalBlocks(source, tokens: tokens)
        style = FileStyle(source, outline, unit: unit)
        flaw = Self.flaw(in: diagnostics)
    }

    /// Returns the tokens within a range, or all. Each call reads the tokens again, because stored tokens would take
    /// ten times as much memory as the text.
    func tokens(in range: Range<Int>? = nil) -> ArraySlice<Token> { Lexer.tokens(of: source, in: range).dropLast() }

    /// Returns the tokens between a body's braces.
    func tokens(inside body: Range<Int>) -> ArraySlice<Token> { tokens(in: body).dropFirst().dropLast() }

    /// Parses several files.
    package static func read(_ sources: [SourceFile], unit: String) -> [UserFile] {
        sources.map { UserFile($0, unit: unit) }
    }
}

extension UserFile: Hashable {
    package static func == (left: UserFile, right: UserFile) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
