import Diagnostics

extension SourceFile {
    /// The first opening brace that the indentation of the lines says is not closed, in a text with a `{` too many: a `}` stands
    /// below the line of one further out. `tokens` are those of the text; nil where no indentation tells.
    package func braceUnclosed(byIndentation tokens: [Token]) -> Range<Int>? {
        var open: [(brace: Range<Int>, column: Int)] = []
        for token in tokens {
            switch token.kind {
            case .punctuation(Ascii.openBrace):
                open.append((token.range, indentation(at: token.range.lowerBound).utf8.count))
            case .punctuation(Ascii.closeBrace):
                guard let last = open.popLast(), token.startsLine else { continue }
                let column = indentation(at: token.range.lowerBound).utf8.count
                if last.column > column, open.contains(where: { $0.column == column }) { return last.brace }
            default: continue
            }
        }
        return nil
    }
}
