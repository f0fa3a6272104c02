import Diagnostics
import SwiftSource
import ViperModel

/// Swift text from a spec, moved into generated code unchanged except for its indentation.
package enum BodyText {
    /// Returns the statements between two braces, without surrounding white space. Statements that share one line,
    /// separated by `;`, get a line each.
    package static func statements(in range: Range<Int>, of source: SourceFile) -> String {
        let text = source.text(range)
        guard text.hasLineBreak else {
            guard source.bytes[range].contains(ASCII.semicolon) else { return text.trimmed }
            return source.partsSeparatedBySemicolons(in: range).map { source.text($0).trimmed }.joined(separator: "\n")
        }
        return dedented(text)
    }

    /// Returns the text without this indentation in the lines after the first. A line with less indentation loses all
    /// of it.
    static func movedLeft(_ text: String, by indentation: String) -> String {
        let lines = lines(of: text)
        let columns = IndentationUnit.columns(of: indentation.utf8)
        return ([lines.first ?? ""] + lines.dropFirst().map { without(columns, $0) }).joined(separator: "\n")
    }

    /// Returns the text without the indentation that all lines after the first share. Text directly after the opening
    /// brace becomes the first line.
    private static func dedented(_ text: String) -> String {
        var lines = lines(of: text)
        let first = lines.removeFirst().trimmed
        let common = lines.filter { !$0.trimmed.isEmpty }.map { IndentationUnit.columns(of: $0.utf8) }.min() ?? 0
        lines = lines.map { without(common, $0) }
        while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
        while first.isEmpty, lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
        return ((first.isEmpty ? [] : [first]) + lines).joined(separator: "\n")
    }

    private static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak).map(String.init)
    }

    /// Returns the line without its leading white space, up to this number of columns.
    private static func without(_ columns: Int, _ line: String) -> String {
        String(Substring(IndentationUnit.dropping(columns, from: line.utf8)))
    }
}

extension String {
    /// The text without white space at both ends.
    package var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

extension Character {
    /// Whether the character is a line break. Unicode line separators are not, because a string literal may contain
    /// them.
    fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
