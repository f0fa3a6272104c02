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
    /// The project's indentation, which counts where the file shows none.
    private let unit: String
    /// The outline; nil where it is read anew for each who asks, for hardly anybody will.
    private let kept: FileOutline?
    /// Nil where it is worked out anew for each who asks, for hardly anybody will.
    private let reading: Reading?

    /// What is read of it beyond its declarations.
    private struct Reading: Sendable {
        let blocks: ConditionalBlocks
        let style: FileStyle
        /// Why the file cannot be read as Swift; nil where it can.
        let flaw: String?
    }

    /// Why it cannot be edited; nil where it can.
    var obstacle: String? { conflict != nil ? "the file has the markers of a merge conflict" : flaw }

    /// What it declares. This and what follows are read anew each time where they were not kept.
    var outline: FileOutline { kept ?? Outline.read(source).outline }
    var blocks: ConditionalBlocks { reading?.blocks ?? ConditionalBlocks(source) }
    var style: FileStyle { reading?.style ?? FileStyle(source, outline, unit: unit) }
    /// Why the file cannot be read as Swift, for brackets are open or something is no declaration; nil where it can.
    private var flaw: String? {
        if let reading { reading.flaw } else { Self.flaw(in: Outline.read(source).diagnostics) }
    }

    /// The finding that brackets do not match, which leaves it open what the declarations around them hold; nil where they do.
    var unbalanced: Diagnostic? {
        let (tokens, _, diagnostics) = Outline.read(source)
        guard var finding = diagnostics.first(where: { $0.rule == .unbalancedBrackets }),
            let place = finding.location?.range
        else { return nil }
        if source.text(place) == "{", let brace = source.braceUnclosed(byIndentation: tokens) {
            finding.location = SourceLocation(source, brace)
        }
        // The last brace of the file closes nothing; which one is too many is not known.
        if !finding.fixIts.isEmpty { (finding.fixIts, finding.notes) = ([], ["it, or one before it, is too many"]) }
        return finding
    }

    private static func flaw(in diagnostics: [Diagnostic]) -> String? {
        guard let error = diagnostics.first(where: { $0.severity == .error }) else { return nil }
        let line = error.location.map { "line \($0.file.position(of: $0.range.lowerBound).line): " } ?? ""
        return "the file is not read as Swift: \(line)\(error.message)"
    }

    package init(_ source: SourceFile, unit: String, keepsOutline: Bool = true) {
        let (tokens, outline, diagnostics) = Outline.read(source)
        self.source = source
        self.unit = unit
        headings = outline.declarations.map(DeclarationHeading.init)
        conflict = ConflictSearch.first(in: source)
        kept = keepsOutline ? outline : nil
        reading = Reading(
            blocks: ConditionalBlocks(source, tokens: tokens), style: FileStyle(source, outline, unit: unit),
            flaw: Self.flaw(in: diagnostics))
    }

    /// A file of which somebody has read the declarations already, and looked for the markers of a merge.
    package init(
        _ source: SourceFile, outline: FileOutline, headings: [DeclarationHeading], conflict: SourceLocation?,
        unit: String
    ) {
        kept = outline
        self.source = source
        self.unit = unit
        self.headings = headings
        self.conflict = conflict
        reading = nil
    }

    /// The tokens that lie within a range of the text, or all: read anew each time, for few ask, and they take ten times as
    /// much memory as the text.
    func tokens(in range: Range<Int>? = nil) -> ArraySlice<Token> { Lexer.tokens(of: source, in: range).dropLast() }

    /// The tokens between a body's braces.
    func tokens(inside body: Range<Int>) -> ArraySlice<Token> { tokens(in: body).dropFirst().dropLast() }

    /// Reads files, on all cores. `unit` is the project's indentation, which counts where a file shows none. The outlines of
    /// files at the paths `unchanged` are not kept: they take several times as much memory as the text, and few ask for them.
    package static func read(
        _ sources: [SourceFile], unit: String, unchanged: Set<String> = []
    ) -> [WrittenFile] {
        sources.mapInParallel { WrittenFile($0, unit: unit, keepsOutline: !unchanged.contains($0.path)) }
    }
}

extension WrittenFile: Hashable {
    package static func == (left: WrittenFile, right: WrittenFile) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
