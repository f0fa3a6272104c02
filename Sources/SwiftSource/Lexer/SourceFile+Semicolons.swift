import Diagnostics

extension SourceFile {
    /// The parts of a text that `;` separates, empty ones left out; brackets hold together what stands in them.
    package func partsSeparatedBySemicolons(in range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        for token in Lexer.tokens(of: self, in: range) {
            switch token.kind {
            case .punctuation(Ascii.openParen), .punctuation(Ascii.openBracket), .punctuation(Ascii.openBrace):
                depth += 1
            case .punctuation(Ascii.closeParen), .punctuation(Ascii.closeBracket), .punctuation(Ascii.closeBrace):
                depth -= 1
            case .punctuation(Ascii.semicolon) where depth == 0:
                parts.append(start..<token.range.lowerBound)
                start = token.range.upperBound
            default: break
            }
        }
        parts.append(start..<range.upperBound)
        return parts.filter { bytes[$0].contains { !$0.isBlank && !$0.isLineBreak } }
    }
}
