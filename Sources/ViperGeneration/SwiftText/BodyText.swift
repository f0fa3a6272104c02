import Diagnostics
import SwiftSource
import ViperModel

/// Swift text from a spec, moved to where it is emitted: byte for byte, only re-indented.
package enum BodyText {
    /// The statements between two braces, without the space around them. Statements that share the only line with `;` between
    /// them get lines of their own.
    package static func statements(in range: Range<Int>, of source: SourceFile) -> String {
        let text = source.text(range)
        guard text.hasLineBreak else {
            guard source.bytes[range].contains(Ascii.semicolon) else { return text.trimmed }
            return source.partsSeparatedBySemicolons(in: range).map { source.text($0).trimmed }.joined(separator: "\n")
        }
        return dedented(text)
    }

    /// The lines below the first moved to the left by this indentation, or as much of it as they have.
    static func movedLeft(_ text: String, by indentation: String) -> String {
        let lines = lines(of: text)
        let columns = IndentationUnit.columns(of: indentation.utf8)
        return ([lines.first ?? ""] + lines.dropFirst().map { without(columns, $0) }).joined(separator: "\n")
    }

    /// Without the indentation that all lines share. The first line is that of the opening brace and counts only where
    /// something stands on it, which then moves to a line of its own.
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
        let (lineFeed, carriageReturn) = (Ascii.lineFeed, Ascii.carriageReturn)
        guard !text.utf8.contains(carriageReturn) else {
            return text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak).map(String.init)
        }
        return text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// The line without the white space of its first columns, or as much of it as there is.
    private static func without(_ columns: Int, _ line: String) -> String {
        String(Substring(IndentationUnit.dropping(columns, from: line.utf8)))
    }
}

extension String {
    /// The text without white space at both ends.
    package var trimmed: String {
        guard let start = utf8.firstIndex(where: { !$0.isWhiteSpace }),
            let end = utf8.lastIndex(where: { !$0.isWhiteSpace })
        else { return "" }
        if utf8[start].isSign, utf8[end].isSign {
            return start == startIndex && utf8.index(after: end) == endIndex ? self : String(self[start...end])
        }
        // Beyond ASCII characters have to tell.
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

extension Character {
    /// Line separators of other alphabets are left alone: they may stand in a string.
    fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension UInt8 {
    /// A letter, digit or sign of ASCII.
    fileprivate var isSign: Bool { (0x21...0x7E).contains(self) }
}
