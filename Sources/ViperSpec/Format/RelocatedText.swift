import Diagnostics
import SwiftSource

/// Moves text of a source file to another indentation. The lines keep their relative indentation, in levels of the
/// new unit. Multiline string literals keep their values.
struct RelocatedText {
    typealias Line = ArraySlice<UInt8>

    private let source: SourceFile
    /// The ranges of multiline string literals.
    private let strings: [Range<Int>]
    /// The indentation of one level, such as four spaces.
    let unit: IndentationUnit

    init(_ source: SourceFile, _ tokens: [Token], unit: IndentationUnit) {
        self.source = source
        self.unit = unit
        strings = tokens.filter { token in
            (token.kind == .string || token.kind == .stringSegment)
                && source.bytes[token.range].contains { $0 == ASCII.lineFeed }
        }.map(\.range)
    }

    func bytes(_ range: Range<Int>) -> Line { source.bytes[range] }

    func isBroken(_ range: Range<Int>) -> Bool { source.bytes[range].contains(where: \.isLineBreak) }

    /// Returns the text of a range without white space at both ends.
    func trimmed(_ range: Range<Int>) -> Line { source.bytes[range].trimmed(where: \.isWhiteSpace) }

    /// Returns the statements of a line, which `;` separates.
    func statements(in range: Range<Int>) -> [Line] {
        source.partsSeparatedBySemicolons(in: range).map(trimmed)
    }

    /// Returns the text with all lines after the first moved by the same distance. A line that is indented like the
    /// line where the range starts gets `indentation`. But if lines after the first are further left, the leftmost of
    /// them gets `indentation`.
    func moved(_ range: Range<Int>, to indentation: Int) -> [[UInt8]] {
        let lines = lines(in: range)
        let rest = lines.dropFirst()
        if rest.isEmpty { return [withoutBlanksAtEnd(lines[0])] }
        let margin = min(indentationOfLine(at: range.lowerBound), leastIndentation(of: rest))
        return [withoutBlanksAtEnd(lines[0])]
            + rest.map { moved($0, by: margin, to: indentation, levels: unit.width, isExact: holdsString(range)) }
    }

    /// Returns the lines between two braces, moved so that the leftmost is at `indentation`. Text on the line of
    /// the opening brace gets a line of its own, unless it is a comment.
    func body(between range: Range<Int>, at indentation: Int) -> (opening: [UInt8], lines: [[UInt8]]) {
        var lines = lines(in: range)
        var first = Array(withoutBlanksAtEnd(lines.removeFirst().drop(while: \.isBlank)))
        let margin = leastIndentation(of: lines[...])
        let level = margin - indentationOfLine(at: range.lowerBound)
        let isExact = holdsString(range)
        var body = lines.map { moved($0, by: margin, to: indentation, levels: level, isExact: isExact) }
        while body.last?.isEmpty == true { body.removeLast() }
        // The closing brace gets a line of its own, so blanks before it are removed.
        if let last = body.popLast() { body.append(Array(withoutBlanksAtEnd(last[...]))) }
        if first.starts(with: "//".utf8) { return (first, withoutBlankLinesAtStart(body)) }
        if first.isEmpty { return ([], withoutBlankLinesAtStart(body)) }
        first.insert(contentsOf: unit.blanks(indentation), at: 0)
        return ([], [first] + body)
    }

    private func withoutBlankLinesAtStart(_ lines: [[UInt8]]) -> [[UInt8]] { Array(lines.drop(while: \.isEmpty)) }

    private func lines(in range: Range<Int>) -> [Line] {
        var lines: [Line] = []
        var rest = source.bytes[range]
        while let end = rest.firstIndex(where: \.isLineBreak) {
            lines.append(rest[..<end])
            let isPair = rest[end...].starts(with: [ASCII.carriageReturn, ASCII.lineFeed])
            rest = rest[(end + (isPair ? 2 : 1))...]
        }
        return lines + [rest]
    }

    /// - Parameters:
    ///   - level: The width of one level in the original text.
    ///   - isExact: Whether the text after the margin stays unchanged, byte for byte.
    private func moved(
        _ line: Line, by margin: Int, to indentation: Int, levels level: Int, isExact: Bool
    ) -> [UInt8] {
        let columns = IndentationUnit.columns(of: line)
        if line.allSatisfy(\.isBlank), columns <= margin || !isInString(line.startIndex) { return [] }
        if isExact { return unit.blanks(indentation) + IndentationUnit.dropping(margin, from: line) }
        return unit.blanks(indentation + unit.columns(for: max(0, columns - margin), levels: level))
            + IndentationUnit.dropping(columns, from: line)
    }

    private func leastIndentation(of lines: ArraySlice<Line>) -> Int {
        lines.filter { !$0.allSatisfy(\.isBlank) }.map { IndentationUnit.columns(of: $0) }.min() ?? 0
    }

    private func indentationOfLine(at offset: Int) -> Int {
        IndentationUnit.columns(of: source.bytes[source.lineRange(around: offset).lowerBound...])
    }

    /// Returns whether a multiline string literal overlaps a range.
    private func holdsString(_ range: Range<Int>) -> Bool { strings.contains { $0.overlaps(range) } }

    private func isInString(_ offset: Int) -> Bool {
        strings.contains { $0.lowerBound < offset && offset < $0.upperBound }
    }

    func withoutBlanksAtEnd(_ line: Line) -> [UInt8] {
        var line = line
        while let last = line.last, last.isBlank { line.removeLast() }
        return Array(line)
    }

    func blanks(_ count: Int) -> [UInt8] { Array(repeating: ASCII.space, count: count) }
}
