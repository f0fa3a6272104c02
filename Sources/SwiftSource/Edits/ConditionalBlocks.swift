import Diagnostics

/// The branches of `#if … #endif` in a file.
package struct ConditionalBlocks: Sendable {
    /// The branches of all blocks. A branch reaches from its directive to the next directive of the same block. Its
    /// condition is the text of the directives before its code: `#if DEBUG`, or `#if DEBUG #else`.
    private var branches: [(range: Range<Int>, condition: String)] = []

    package init(_ source: SourceFile) {
        self.init(source, tokens: source.bytes.contains(ASCII.hash) ? Lexer.tokens(of: source) : [])
    }

    /// Creates the blocks of a file whose tokens are known.
    package init(_ source: SourceFile, tokens: [Token]) {
        var open: [(start: Int, condition: String)] = []
        for token in tokens where token.kind == .pound {
            let start = token.range.lowerBound
            let line = source.text(start..<source.lineRange(around: start).upperBound)
            switch source.text(token.range) {
            case "#if": open.append((start, line))
            case "#elseif", "#else":
                guard let last = open.popLast() else { continue }
                close(last, at: start)
                open.append((start, last.condition + " " + line))
            case "#endif":
                if let last = open.popLast() { close(last, at: start) }
            default: break
            }
        }
        for unclosed in open { close(unclosed, at: source.bytes.count) }
    }

    private mutating func close(_ branch: (start: Int, condition: String), at end: Int) {
        let length = branch.condition.lastIndex { !$0.isWhitespace }
        branches.append((branch.start..<end, length.map { String(branch.condition[...$0]) } ?? ""))
    }

    /// Returns the conditions under which the code at `offset` is compiled, outermost first, without surrounding white
    /// space.
    package func conditions(at offset: Int) -> [String] {
        branches.filter { $0.range.contains(offset) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
            .map(\.condition)
    }
}
