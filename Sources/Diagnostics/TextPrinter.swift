/// Findings as text for people:
///
///     Specs/TodoList.viper:3:27: error: nothing is called 'veiw' here [unknownName]
///      3 |     func viewDidLoad() { veiw?.show([]) }
///        |                          ^~~~
///        = fix-it: replace 'veiw' by 'view'
///
/// Whatever comes from a file or its name is shown with control and bidi characters escaped.
package struct TextPrinter: Sendable {
    /// Whether the text is for a terminal that shows colours.
    package enum Style: Sendable { case plain, coloured }

    private let style: Style

    package init(style: Style) {
        self.style = style
    }

    /// One finding with its notes and fix-its, ending in a newline.
    package func text(for diagnostic: Diagnostic) -> String { text(for: [diagnostic]) }

    /// The findings in the order given, each ending in a newline.
    package func text(for diagnostics: some Sequence<Diagnostic>) -> String {
        var places = Places()
        var text = ""
        for diagnostic in diagnostics { append(diagnostic, to: &text, &places) }
        return text
    }

    private func append(_ diagnostic: Diagnostic, to text: inout String, _ places: inout Places) {
        let message = diagnostic.message + " [\(diagnostic.rule.id)]"
        let paint: Paint = diagnostic.severity == .error ? .error : .warning
        appendEntry(diagnostic.severity.rawValue, paint, message, at: diagnostic.location, to: &text, &places)
        if diagnostic.notes.isEmpty, diagnostic.fixIts.isEmpty { return }
        let gutter = String(
            repeating: " ", count: diagnostic.location.map { "\(places.start(of: $0).line)".utf8.count + 2 } ?? 0)
        for note in diagnostic.notes {
            if note.location == nil, diagnostic.location != nil {
                text += gutter
                append("= ", .gutter, to: &text)
                append("note: ", .note, to: &text)
                text += printable(note.message)
                text += "\n"
            } else {
                appendEntry("note", .note, note.message, at: note.location, to: &text, &places)
            }
        }
        for fixIt in diagnostic.fixIts {
            text += gutter
            append("= ", .gutter, to: &text)
            append("fix-it: ", .fixIt, to: &text)
            text += printable(fixIt.message)
            text += "\n"
            appendInsertedLines(fixIt, after: gutter, to: &text)
        }
    }

    private func appendEntry(
        _ heading: String, _ paint: Paint, _ message: String, at location: SourceLocation?, to text: inout String,
        _ places: inout Places
    ) {
        guard let location else {
            append(heading + ": ", paint, to: &text)
            append(printable(message), .message, to: &text)
            text += "\n"
            return
        }
        let position = places.start(of: location)
        let line = String(position.line)
        append("\(printable(location.file.path)):\(line):\(position.column): ", .message, to: &text)
        append(heading + ": ", paint, to: &text)
        append(printable(message), .message, to: &text)
        text += "\n"
        // A finding about a file as a whole has no text to show.
        if location.file.bytes.isEmpty { return }
        let excerpt = SourceExcerpt(location)
        append(" \(line) | ", .gutter, to: &text)
        text += excerpt.line
        text += "\n"
        append(String(repeating: " ", count: line.utf8.count + 2) + "| ", .gutter, to: &text)
        text += excerpt.padding
        append(excerpt.carets, .caret, to: &text)
        text += "\n"
    }

    /// The text that a fix-it inserts, to be read and copied, unless its message says it.
    private func appendInsertedLines(_ fixIt: Diagnostic.FixIt, after gutter: String, to text: inout String) {
        var lines = fixIt.replacement.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        if lines.count < 2 {
            let only = (lines.first ?? "").trimmed(where: \.isWhitespace)
            if fixIt.message.contains(only) { return }
            lines = [only]
        }
        for line in lines {
            text += gutter
            append(line.isEmpty ? "+" : "+ ", .fixIt, to: &text)
            text += printable(line)
            text += "\n"
        }
    }

    // MARK: Colour

    private enum Paint: String {
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case fixIt = "32"
        case message = "1"
        case gutter = "34"
        case caret = "1;32"
    }

    private func append(_ words: String, _ paint: Paint, to text: inout String) {
        text += style == .plain ? words : "\u{1B}[\(paint.rawValue)m\(words)\u{1B}[0m"
    }
}
