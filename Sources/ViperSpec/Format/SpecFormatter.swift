import Diagnostics
import SwiftSource

/// Formats a spec. All tokens stay, except each `;` that a line break replaces. Comments stay, and bodies are only
/// re-indented.
///
/// - A level is four spaces, or the app's `indent`. Declarations, sections, members and settings start on lines of
///   their own.
/// - Braces with their content on one line stay there if they fit into 100 columns.
/// - Line breaks in a signature stay. Blank lines stay, but not more than one in a row.
/// - There is one space between words, and two before a comment at the end of a line. An app's settings form a
///   table.
/// - Lines end with a line feed, including the last one, or with CRLF if all lines of the file do.
package enum SpecFormatter {
    static let lineWidth = 100

    /// Returns the formatted text of a file that was parsed without errors. If the formatted text would be nested too
    /// deeply for the parser, returns the original text. This is possible only for meaningless text.
    ///
    /// - Parameter unit: The indentation of one level.
    package static func format(_ file: SpecFile, indentedBy unit: IndentationUnit = .standard) -> [UInt8] {
        let tokens = Lexer.tokens(of: file.source)
        let places = SpecPlaces(file, tokens)
        var reader = LayoutReader(file.source, tokens, places)
        let entries = reader.readFile()
        var writer = LayoutWriter(
            RelocatedText(file.source, tokens, unit: unit),
            SpacingRules(source: file.source, calledNames: places.calledNames))
        let text = ended(writer.text(of: entries), as: file.source.bytes)
        return nestsTooDeep(SourceFile(path: file.source.path, bytes: text)) ? file.source.bytes : text
    }

    /// Returns the text with CRLF line endings if all lines of `source` have them.
    private static func ended(_ text: [UInt8], as source: [UInt8]) -> [UInt8] {
        let ends = source.indices.filter { source[$0] == ASCII.lineFeed }
        guard !ends.isEmpty, ends.allSatisfy({ $0 > 0 && source[$0 - 1] == ASCII.carriageReturn }) else { return text }
        return text.flatMap { $0 == ASCII.lineFeed ? [ASCII.carriageReturn, $0] : [$0] }
    }

    /// Returns whether the text is nested too deeply for the parser. Formatting can deepen the nesting: if a line
    /// break replaces the `;` in `a; ? b`, the text becomes one expression.
    private static func nestsTooDeep(_ laidOut: SourceFile) -> Bool {
        let (_, findings) = SpecParser.parse(laidOut)
        return findings.contains { $0.rule.id == Rule.nestedTooDeeply.id }
    }
}
