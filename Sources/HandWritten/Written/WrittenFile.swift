import Diagnostics
import SwiftSource
import ViperModel

/// A Swift file that a person wrote, read once for everybody who looks into it. One reference, for many do.
package final class WrittenFile: Sendable {
    /// The text, as found on disk.
    package let source: SourceFile
    /// What it declares at file scope, in order.
    let headings: [Heading]
    let blocks: ConditionalBlocks
    let style: FileStyle
    /// Where a merge left its markers; nil where none did.
    let conflict: SourceLocation?
    /// Brackets or strings are open, or something is no declaration.
    let isUnreadable: Bool

    /// Why it cannot be edited; nil where it can.
    var obstacle: String? {
        conflict != nil
            ? "the file has the markers of a merge conflict" : isUnreadable ? "the file is not read as Swift" : nil
    }

    /// Nil where it is not likely that anybody asks.
    private let keptOutline: FileOutline?

    /// A declaration at file scope, as far as that of every file is asked for.
    struct Heading: Sendable {
        let name: String
        let isExtension: Bool
        /// All names in what stands behind its colon.
        let inherited: [String]
    }

    /// What it declares; read anew each time where it was not kept.
    var outline: FileOutline { keptOutline ?? Outline.parse(source).outline }

    private init(_ source: SourceFile, unit: String, keepsOutline: Bool) {
        let (tokens, outline, diagnostics) = Outline.read(source)
        self.source = source
        headings = outline.declarations.map(Heading.init)
        keptOutline = keepsOutline ? outline : nil
        blocks = ConditionalBlocks(source, tokens: tokens)
        style = FileStyle(source, outline, unit: unit)
        conflict = ConflictSearch.first(in: source)
        isUnreadable = diagnostics.containsError
    }

    /// The tokens that lie within a range of the text, or all: read anew each time, for few ask, and they take ten times as
    /// much memory as the text.
    func tokens(in range: Range<Int>? = nil) -> ArraySlice<Token> { Lexer.tokens(of: source, in: range).dropLast() }

    /// The tokens between a body's braces.
    func tokens(inside body: Range<Int>) -> ArraySlice<Token> { tokens(in: body).dropFirst().dropLast() }

    /// Reads files, on all cores. `unit` is the project's indentation, which counts where a file shows none. Of those at the
    /// paths `unchanged` nobody is likely to ask what their declarations hold: that takes several times as much memory as the
    /// text, and is let go.
    package static func read(
        _ sources: [SourceFile], unit: String, unchanged: Set<String> = []
    ) -> [WrittenFile] {
        sources.mapInParallel { WrittenFile($0, unit: unit, keepsOutline: !unchanged.contains($0.path)) }
    }
}

extension WrittenFile.Heading {
    fileprivate init(_ declaration: DeclarationOutline) {
        self.init(
            name: declaration.name.name, isExtension: declaration.kind == .extension,
            inherited: declaration.inherited.flatMap(\.names))
    }
}
