extension TokenCursor {
    /// The expression after `=`, as written.
    mutating func parseValueText(after equal: Token) -> Identifier {
        let start = peek().range.lowerBound
        while !atMemberEnd, !at(punctuation: Ascii.comma), !at(punctuation: Ascii.closeParen) {
            switch peek().kind {
            case .punctuation(Ascii.openParen), .punctuation(Ascii.openBracket), .punctuation(Ascii.openBrace):
                skipBalanced()
            default: advance()
            }
        }
        return Identifier(text(start..<max(start, lastEnd)), start..<max(start, lastEnd))
    }
}
