/// A printer of findings as text:
///
///     Specs/TodoList.viper:3:27: error: unknown name 'veiw' [unknownName]
///      3 |     func viewDidLoad() { veiw?.show([]) }
///        |                          ^~~~
///        = fix-it: replace 'veiw' with 'view'
///
/// The printer escapes control characters and direction marks in source text and file names.
package struct TextPrinter: Sendable {
    private let isColored: Bool

    /// Creates a printer. If `isColored` is true, the text contains ANSI color codes.
    package init(isColored: Bool) { self.isColored = isColored }

    /// Returns the findings in the given order, with their notes and fix-its.
    package func text(for diagnostics: some Sequence<Diagnostic>) -> String {
        var positions = SourcePositions()
        return diagnostics.map { text(of: $0, &positions) }.joined()
    }

    private func text(of diagnostic: Diagnostic, _ positions: inout SourcePositions) -> String {
        let message = diagnostic.message + " [\(diagnostic.rule.id)]"
        let paint: ANSIStyle = diagnostic.severity == .error ? .error : .warning
        var text = entry(diagnostic.severity.rawValue, paint, message, at: diagnostic.location, &positions)
        if diagnostic.notes.isEmpty, diagnostic.fixIts.isEmpty { return text }
        let gutter = String(
            repeating: " ", count: diagnostic.location.map { "\(positions.start(of: $0).line)".utf8.count + 2 } ?? 0)
        for note in diagnostic.notes {
            if note.location == nil, diagnostic.location != nil {
                text += gutter + painted("= ", .gutter) + painted("note: ", .note) + printable(note.message) + "\n"
                let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false)
                if !note.text.isEmpty { text += self.lines(lines, after: gutter) }
            } else {
                text += entry("note", .note, note.message, at: note.location, &positions)
            }
        }
        for fixIt in diagnostic.fixIts {
            text += gutter + painted("= ", .gutter) + painted("fix-it: ", .fixIt) + printable(fixIt.message) + "\n"
            text += insertedLines(fixIt, after: gutter)
        }
        return text
    }

    /// Returns the message of a finding or note, with its location and source line.
    private func entry(
        _ heading: String, _ paint: ANSIStyle, _ message: String, at location: SourceLocation?,
        _ positions: inout SourcePositions
    ) -> String {
        let title = painted(heading + ": ", paint) + painted(printable(message), .message) + "\n"
        guard let location else { return title }
        let position = positions.start(of: location)
        let place = "\(printable(location.file.path)):\(position.line):\(position.column): "
        // A finding about a whole file has no text to show.
        if location.file.bytes.isEmpty { return painted(place, .message) + title }
        let excerpt = SourceExcerpt(location)
        let number = " \(position.line) "
        let blanks = String(repeating: " ", count: number.utf8.count)
        return painted(place, .message) + title
            + painted(number + "| ", .gutter) + excerpt.line + "\n"
            + painted(blanks + "| ", .gutter) + excerpt.padding + painted(excerpt.carets, .caret) + "\n"
    }

    /// Returns the lines that a fix-it inserts. If it inserts one line that the message already contains, returns an
    /// empty text.
    private func insertedLines(_ fixIt: Diagnostic.FixIt, after gutter: String) -> String {
        var lines = fixIt.replacement.split(separator: "\n", omittingEmptySubsequences: false)
            .trimmed { $0.allSatisfy(\.isWhitespace) }
        if lines.count < 2 {
            let only = (lines.first ?? "").trimmed(where: \.isWhitespace)
            if fixIt.message.contains(only) { return "" }
            lines = [only]
        }
        return self.lines(lines, after: gutter)
    }

    private func lines(_ lines: some Sequence<Substring>, after gutter: String) -> String {
        lines.map { gutter + painted($0.isEmpty ? "+" : "+ ", .fixIt) + printable($0) + "\n" }.joined()
    }

    // MARK: Color

    private enum ANSIStyle: String {
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case fixIt = "32"
        case message = "1"
        case gutter = "34"
        case caret = "1;32"
    }

    private func painted(_ words: String, _ paint: ANSIStyle) -> String {
        isColored ? "\u{1B}[\(paint.rawValue)m\(words)\u{1B}[0m" : words
    }
}
