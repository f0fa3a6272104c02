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
        return diagnostics.map { text(for: $0, &places) }.joined()
    }

    private func text(for diagnostic: Diagnostic, _ places: inout Places) -> String {
        let heading = Heading(diagnostic.severity)
        var text = entry(heading, diagnostic.message + " [\(diagnostic.rule.id)]", at: diagnostic.location, &places)
        let gutter = String(
            repeating: " ", count: diagnostic.location.map { "\(places.start(of: $0).line)".count + 2 } ?? 0)
        for note in diagnostic.notes {
            if note.location == nil, diagnostic.location != nil {
                text += gutter + paint("= ", .gutter) + paint("note: ", .note) + printable(note.message) + "\n"
            } else {
                text += entry(.note, note.message, at: note.location, &places)
            }
        }
        for fixIt in diagnostic.fixIts {
            text += gutter + paint("= ", .gutter) + paint("fix-it: ", .fixIt) + printable(fixIt.message) + "\n"
            text += insertedLines(fixIt, after: gutter)
        }
        return text
    }

    private func entry(
        _ heading: Heading, _ message: String, at location: SourceLocation?, _ places: inout Places
    ) -> String {
        guard let location else {
            return paint(heading.text, heading.paint) + paint(printable(message), .message) + "\n"
        }
        let position = places.start(of: location)
        let place = "\(printable(location.file.path)):\(position.line):\(position.column): "
        let headline =
            paint(place, .message) + paint(heading.text, heading.paint) + paint(printable(message), .message) + "\n"
        // A finding about a file as a whole has no text to show.
        if location.file.bytes.isEmpty { return headline }
        let excerpt = SourceExcerpt(location)
        let number = " \(position.line) "
        let blank = String(repeating: " ", count: number.count)
        return headline + paint(number + "| ", .gutter) + excerpt.line + "\n"
            + paint(blank + "| ", .gutter) + excerpt.padding + paint(excerpt.carets, .caret) + "\n"
    }

    /// The text that a fix-it inserts, to be read and copied, unless its message says it.
    private func insertedLines(_ fixIt: Diagnostic.FixIt, after gutter: String) -> String {
        var lines = fixIt.replacement.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        if lines.count < 2 {
            let text = trimmed(lines.first ?? "")
            if fixIt.message.contains(text) { return "" }
            lines = [text]
        }
        return lines.map { line in
            gutter + paint(line.isEmpty ? "+" : "+ ", .fixIt) + printable(line) + "\n"
        }.joined()
    }

    private func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
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

    private func paint(_ text: String, _ paint: Paint) -> String {
        style == .plain ? text : "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
    }

    private struct Heading {
        let text: String
        let paint: Paint

        static let note = Heading(text: "note: ", paint: .note)

        init(text: String, paint: Paint) {
            self.text = text
            self.paint = paint
        }

        init(_ severity: Severity) {
            switch severity {
            case .error: self.init(text: "error: ", paint: .error)
            case .warning: self.init(text: "warning: ", paint: .warning)
            }
        }
    }
}
