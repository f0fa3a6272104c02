import Diagnostics
import SwiftSource
import ViperModel

/// A Swift file that a person wrote, read once for all code that looks into it; a class, so that they share one value.
package final class WrittenFile: Sendable {
    /// The text, as found on disk.
    package let source: SourceFile
    /// What it declares at file scope, in order.
    let headings: [DeclarationHeading]
    /// Where a merge left its markers; nil where none did.
    let conflict: SourceLocation?
    /// What it declares.
    let outline: FileOutline
    let blocks: ConditionalBlocks
    let style: FileStyle
    /// Why the file cannot be read as Swift, for brackets are open or something is no declaration; nil where it can.
    private let flaw: String?

    /// Why it cannot be edited; nil where it can.
    var obstacle: String? { conflict != nil ? "the file contains merge conflict markers" : flaw }

    /// The finding why the file cannot be read as Swift, which leaves it open what its declarations hold: that brackets do not
    /// match, or else its first error; nil where it can be read.
    var syntaxError: Diagnostic? {
        let (tokens, _, diagnostics) = Outline.read(source)
        guard var finding = diagnostics.first(where: { $0.rule == .unbalancedBrackets }) else {
            return diagnostics.first { $0.severity == .error }
        }
        guard let place = finding.location?.range else { return finding }
        if source.text(place) == "{", let brace = source.braceUnclosed(byIndentation: tokens) {
            finding.location = SourceLocation(source, brace)
        }
        // The last brace of the file closes nothing; which one is too many is not known.
        if !finding.fixIts.isEmpty { (finding.fixIts, finding.notes) = ([], ["remove it, or one before it"]) }
        return finding
    }

    private static func flaw(in diagnostics: [Diagnostic]) -> String? {
        guard let error = diagnostics.first(where: { $0.severity == .error }) else { return nil }
        let line = error.location.map { "line \($0.file.position(of: $0.range.lowerBound).line): " } ?? ""
        return "the file cannot be parsed as Swift: \(line)\(error.message)"
    }

    /// Reads a file. `unit` is the project's indentation, which counts where the file shows none.
    package init(_ source: SourceFile, unit: String) {
        let (tokens, outline, diagnostics) = Outline.read(source)
        self.source = source
        self.outline = outline
        headings = outline.declarations.map(DeclarationHeading.init)
        conflict = ConflictSearch.first(in: source)
        blocks = ConditionalBlocks(source, tokens: tokens)
        style = FileStyle(source, outline, unit: unit)
        flaw = Self.flaw(in: diagnostics)
    }

    /// The tokens that lie within a range of the text, or all: read anew each time, for few ask, and they take ten times as
    /// much memory as the text.
    func tokens(in range: Range<Int>? = nil) -> ArraySlice<Token> { Lexer.tokens(of: source, in: range).dropLast() }

    /// The tokens between a body's braces.
    func tokens(inside body: Range<Int>) -> ArraySlice<Token> { tokens(in: body).dropFirst().dropLast() }

    /// Reads files.
    package static func read(_ sources: [SourceFile], unit: String) -> [WrittenFile] {
        sources.map { WrittenFile($0, unit: unit) }
    }
}

extension WrittenFile: Hashable {
    package static func == (left: WrittenFile, right: WrittenFile) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
