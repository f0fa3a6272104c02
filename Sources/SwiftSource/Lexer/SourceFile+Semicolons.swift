import Diagnostics

extension SourceFile {
    /// Splits a range at the semicolons outside of brackets. Returns the parts that contain more than white space.
    package func partsSeparatedBySemicolons(in range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        for token in Lexer.tokens(of: self, in: range) {
            depth += token.kind.bracketStep
            if depth == 0, token.kind == .punctuation(ASCII.semicolon) {
                parts.append(start..<token.range.lowerBound)
                start = token.range.upperBound
            }
        }
        parts.append(start..<range.upperBound)
        return parts.filter { bytes[$0].contains { !$0.isWhiteSpace } }
    }
}
