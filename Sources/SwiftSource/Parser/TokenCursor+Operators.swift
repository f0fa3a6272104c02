extension TokenCursor {
    /// The kind of an operator, which depends on the white space around it.
    enum Fixity {
        case infix, prefix, postfix
    }

    /// The fixity of the next operator.
    var fixity: Fixity { fixity(of: head) }

    func fixity(of token: Token) -> Fixity {
        let isLeftBound = isLeftBound(token)
        let isRightBound = isRightBound(token, isLeftBound: isLeftBound)
        return isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
    }

    /// Returns whether the end of an operand is directly before the token.
    func isLeftBound(_ token: Token) -> Bool { bytes.isLeftBound(at: token.range.lowerBound) }

    private func isRightBound(_ token: Token, isLeftBound: Bool) -> Bool {
        let end = token.range.upperBound
        guard end < bytes.count else { return false }
        switch bytes[end] {
        case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, ASCII.closeParen, ASCII.closeBracket,
            ASCII.closeBrace, ASCII.comma, ASCII.semicolon, ASCII.colon:
            return false
        case ASCII.dot: return !isLeftBound
        case ASCII.slash:
            return end + 1 >= bytes.count || (bytes[end + 1] != ASCII.slash && bytes[end + 1] != ASCII.asterisk)
        default: return true
        }
    }
}

extension [UInt8] {
    /// Returns whether the end of an operand is directly before an offset, and not white space, an opening bracket, a
    /// separator or a comment.
    func isLeftBound(at start: Int) -> Bool {
        guard start > 0 else { return false }
        switch self[start - 1] {
        case ASCII.space, ASCII.tab...ASCII.carriageReturn, ASCII.openParen, ASCII.openBracket, ASCII.openBrace,
            ASCII.comma, ASCII.semicolon, ASCII.colon:
            return false
        case ASCII.slash: return start < 2 || self[start - 2] != ASCII.asterisk
        default: return true
        }
    }
}
