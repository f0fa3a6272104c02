import Diagnostics
import SwiftSource

/// A Swift file that a person wrote, read once for everybody who looks into it.
package struct WrittenFile: Sendable {
    /// The text, as found on disk.
    package let source: SourceFile
    let outline: FileOutline
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

    private init(_ source: SourceFile, unit: String) {
        let (tokens, outline, diagnostics) = Outline.read(source)
        self.source = source
        self.outline = outline
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

    /// Reads files, on all cores. `unit` is the project's indentation, which counts where a file shows none.
    package static func read(_ sources: [SourceFile], unit: String) -> [WrittenFile] {
        sources.mapInParallel { WrittenFile($0, unit: unit) }
    }
}
