import Diagnostics

extension SourceFile {
    /// Returns the first opening brace whose `}` is missing, according to the indentation; nil if the indentation does
    /// not tell.
    ///
    /// Call it for text with one `{` too many. Normally, each `}` closes the last open `{`. But if the `}` is indented
    /// like the line of an outer `{`, it belongs to that brace, and the last open `{` is unclosed.
    package func braceUnclosed(byIndentation tokens: [Token]) -> Range<Int>? {
        var open: [(brace: Range<Int>, column: Int)] = []
        for token in tokens {
            switch token.kind {
            case .punctuation(ASCII.openBrace):
                open.append((token.range, indentation(at: token.range.lowerBound).utf8.count))
            case .punctuation(ASCII.closeBrace):
                guard let last = open.popLast(), token.startsLine else { continue }
                let column = indentation(at: token.range.lowerBound).utf8.count
                if last.column > column, open.contains(where: { $0.column == column }) { return last.brace }
            default: continue
            }
        }
        return nil
    }
}
