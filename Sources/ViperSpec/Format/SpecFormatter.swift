import Diagnostics
import SwiftSource

/// Lays a spec out. What is written stays: every token but the `;` that line breaks replace, every comment, and bodies byte for
/// byte, only re-indented.
///
/// - Four spaces a level, or what the app's `indent` says; a declaration, section, member or setting begins on a line of its own.
/// - What stands on one line with its braces stays there, if it fits into 100 columns.
/// - Lines that were broken inside of a signature stay broken; blank lines stay, one at most.
/// - One space between words, two before a comment at a line's end; the settings of an app are a table.
/// - Lines end with a line feed, the last one too; with a carriage return before it where all do, as git may check them out.
package enum SpecFormatter {
    static let lineWidth = 100

    /// The canonical text, with `unit` a level. `file` must have been parsed without errors. It stays as it was written where the parser would refuse
    /// its canonical text for nesting too deeply, which happens only to text that makes no sense.
    package static func format(_ file: SpecFile, indentedBy unit: IndentationUnit = .standard) -> [UInt8] {
        let tokens = Lexer.tokens(of: file.source)
        let places = SpecPlaces(file, tokens)
        var reader = LayoutReader(file.source, tokens, places)
        let entries = reader.readFile()
        var writer = LayoutWriter(
            RelocatedText(file.source, tokens, unit: unit),
            Spacing(source: file.source, calledNames: places.calledNames))
        let text = ended(writer.text(of: entries), as: file.source.bytes)
        return nestsTooDeep(SourceFile(path: file.source.path, bytes: text)) ? file.source.bytes : text
    }

    /// Lines of a line feed each, with a carriage return before it where all lines of `source` have one.
    private static func ended(_ text: [UInt8], as source: [UInt8]) -> [UInt8] {
        let ends = source.indices.filter { source[$0] == Ascii.lineFeed }
        guard !ends.isEmpty, ends.allSatisfy({ $0 > 0 && source[$0 - 1] == Ascii.carriageReturn }) else { return text }
        return text.flatMap { $0 == Ascii.lineFeed ? [Ascii.carriageReturn, $0] : [$0] }
    }

    /// Whether the parser refuses the text for nesting too deeply. A text that it has accepted may come to that when it is laid
    /// out, for a `;` keeps apart what a line break joins: `a; ? b` becomes one expression.
    private static func nestsTooDeep(_ laidOut: SourceFile) -> Bool {
        let (_, findings) = SpecParser.parse(laidOut)
        return findings.contains { $0.rule.id == Rule.nestedTooDeeply.id }
    }
}
