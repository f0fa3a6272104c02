import Diagnostics
import SwiftSource

/// Lays a spec out. What is written stays: every token but the `;` that line breaks replace, every comment, and bodies byte for
/// byte, only re-indented.
///
/// - Four spaces a level; a declaration, section, member or setting begins on a line of its own.
/// - What stands on one line with its braces stays there, if it fits into 100 columns.
/// - Lines that were broken inside of a signature stay broken; blank lines stay, one at most.
/// - One space between words, two before a comment at a line's end; the settings of an app are a table.
/// - Lines end with a line feed, the last one too.
package enum SpecFormatter {
    static let lineWidth = 100
    static let indentation = 4

    /// The canonical text. `file` must have been parsed without errors; where its layout would nest too deep to be read, which
    /// no text does that means something, it stays as it was written.
    package static func format(_ file: SpecFile) -> [UInt8] {
        let tokens = Lexer.tokens(of: file.source)
        let places = SpecPlaces(file, tokens)
        var reader = LayoutReader(file.source, tokens, places)
        let entries = reader.readFile()
        var writer = LayoutWriter(
            RelocatedText(file.source, tokens), Spacing(source: file.source, calledNames: places.calledNames))
        let text = writer.text(of: entries)
        return nestsTooDeep(SourceFile(path: file.source.path, bytes: text)) ? file.source.bytes : text
    }

    /// A `;` keeps apart what a line break joins, as `a; ? b`: laid out, many of them may stand in one another.
    private static func nestsTooDeep(_ laidOut: SourceFile) -> Bool {
        SpecParser.parse(laidOut).1.contains { $0.rule.id == Rule.nestedTooDeeply.id }
    }
}
