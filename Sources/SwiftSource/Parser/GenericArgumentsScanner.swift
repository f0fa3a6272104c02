/// Tells `Set<Int>()` from `a < b`, looking ahead a bounded number of tokens.
struct GenericArgumentsScanner {
    let cursor: TokenCursor

    /// More tokens are no argument list in an expression; without a bound, a long row of `<` would be read over and over.
    private static let limit = 128

    /// The tokens before the one that closes the list, and how many of its bytes belong to the list; nil for no list.
    func end() -> (tokens: Int, angles: Int)? {
        guard cursor.at("<") else { return nil }
        var angles = 0
        var groups = 0
        for ahead in 0..<Self.limit {
            let token = cursor.peek(ahead)
            switch token.kind {
            case .identifier, .escapedIdentifier, .integer:
                continue
            case .punctuation(let byte):
                switch byte {
                case Ascii.openParen, Ascii.openBracket: groups += 1
                case Ascii.closeParen, Ascii.closeBracket:
                    groups -= 1
                    if groups < 0 { return nil }
                case Ascii.comma, Ascii.dot, Ascii.colon, Ascii.at: break
                default: return nil
                }
            case .op:
                // Here Swift's parser does not take `<~` for the beginning of a list.
                if cursor.isStrict, cursor.matchesText(token, "<~") { return nil }
                guard let change = angleChange(of: token) else { return nil }
                angles += change.angles
                if angles < 0 { return nil }
                if angles == 0 {
                    let isList = groups == 0 && (change.isOptional || mayFollow(cursor.peek(ahead + 1)))
                    return isList ? (ahead, -change.angles) : nil
                }
            default:
                return nil
            }
        }
        return nil
    }

    /// What an operator does to the number of open `<`, and whether a `?` follows; nil for one that no type holds.
    private func angleChange(of token: Token) -> (angles: Int, isOptional: Bool)? {
        if cursor.matchesText(token, "->") || cursor.matchesText(token, "...") { return (0, false) }
        var angles = 0
        var isOptional = false
        for index in token.range {
            switch cursor.bytes[index] {
            case Ascii.less: angles += 1
            case Ascii.greater: angles -= 1
            case Ascii.question, Ascii.exclamation: isOptional = angles < 0
            case Ascii.ampersand, Ascii.tilde: break
            default: return nil
            }
        }
        return (angles, isOptional)
    }

    /// After a generic name stands what cannot begin an operand.
    private func mayFollow(_ token: Token) -> Bool {
        if token.startsLine { return true }
        switch token.kind {
        case .punctuation(let byte):
            switch byte {
            case Ascii.openParen, Ascii.closeParen, Ascii.closeBracket, Ascii.openBrace, Ascii.closeBrace, Ascii.dot,
                Ascii.comma, Ascii.semicolon, Ascii.colon:
                return true
            case Ascii.openBracket:
                return !token.hasSpaceBefore
            default:
                return false
            }
        case .op:
            return cursor.matchesText(token, "?") || cursor.matchesText(token, "!") || cursor.matchesText(token, "=")
                || token.hasSpaceBefore
        case .endOfFile, .stringEnd, .interpolationEnd:
            return true
        case .identifier:
            return token.keyword == .in
        default:
            return false
        }
    }
}
