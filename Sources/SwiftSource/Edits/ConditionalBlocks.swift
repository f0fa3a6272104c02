import Diagnostics

/// The `#if … #endif` of a file: which ones a place stands in.
package struct ConditionalBlocks: Sendable {
    /// From the directive's `#` to the end of the line, as written but for white space at its end: `#if DEBUG`, `#else`.
    private var branches: [(range: Range<Int>, condition: String)] = []

    package init(_ source: SourceFile) {
        self.init(source, tokens: source.bytes.contains(UInt8(ascii: "#")) ? Lexer.tokens(of: source) : [])
    }

    /// Finds the blocks of a file whose tokens have been read.
    package init(_ source: SourceFile, tokens: [Token]) {
        var open: [(start: Int, condition: String)] = []
        for token in tokens where token.kind == .pound {
            let line = token.range.lowerBound..<source.lineRange(around: token.range.lowerBound).upperBound
            let end = token.range.lowerBound
            switch source.text(token.range) {
            case "#if": open.append((end, source.text(line)))
            case "#elseif", "#else":
                guard let last = open.popLast() else { continue }
                branches.append((last.start..<end, Self.trimmed(last.condition)))
                open.append((end, last.condition + " " + source.text(line)))
            case "#endif":
                guard let last = open.popLast() else { continue }
                branches.append((last.start..<end, Self.trimmed(last.condition)))
            default: break
            }
        }
        for left in open { branches.append((left.start..<source.bytes.count, Self.trimmed(left.condition))) }
    }

    /// The conditions under which `offset` counts, outermost first, white space at their ends left out.
    package func conditions(at offset: Int) -> [String] {
        branches.filter { $0.range.contains(offset) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
            .map(\.condition)
    }

    private static func trimmed(_ condition: String) -> String {
        guard let last = condition.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(condition[...last])
    }
}
