extension TokenCursor {
    /// Parses `<Int, any Error>`. If no `<` is next, consumes no tokens.
    package mutating func parseGenericArguments() -> [TypeSyntax] {
        guard let opening = takeOperatorPrefix(ASCII.less) else { return [] }
        var arguments: [TypeSyntax] = []
        while !atOperatorPrefix(ASCII.greater) {
            arguments.append(parseGenericArgument())
            if take(punctuation: ASCII.comma) == nil { break }
        }
        if takeOperatorPrefix(ASCII.greater) == nil { report(.unclosed("<", at: location(opening.range))) }
        return arguments
    }

    /// Parses a type, or a number such as `-3`.
    mutating func parseGenericArgument() -> TypeSyntax {
        let start = head.range.lowerBound
        guard head.kind == .integer || (at("-") && peek(1).kind == .integer) else { return parseType() }
        takeOperator("-")
        advance()
        return type(.named([TypeSyntax.Component(name: text(range(from: start)))]), from: start)
    }

    /// Skips generic arguments in an expression, `<Int, [String]>`. If `<` is a comparison, consumes no tokens. As in
    /// Swift, the token after `>` decides.
    mutating func skipGenericArguments() {
        guard atOperator("<") else { return }
        let (saved, wasStrict) = (mark(), isStrict)
        // The text is a list of arguments if all of it parses as types, and the token after it can follow such a list.
        isStrict = true
        inBody { _ = $0.parseGenericArguments() }
        isStrict = wasStrict
        guard diagnostics.count == saved.diagnostics, endsGenericArguments else { return reset(to: saved) }
    }

    /// Whether the next token can follow generic arguments, so that `<` is no comparison: a bracket, a separator, or a
    /// postfix operator.
    private var endsGenericArguments: Bool {
        switch head.kind {
        case .punctuation(let byte):
            switch byte {
            case ASCII.closeParen, ASCII.closeBracket, ASCII.openBrace, ASCII.closeBrace, ASCII.dot, ASCII.comma,
                ASCII.semicolon, ASCII.colon:
                return true
            default: return !head.startsLine && (byte == ASCII.openParen || byte == ASCII.openBracket)
            }
        case .op:
            if at("?") || at("!") { return isLeftBound(head) || !head.hasSpaceBefore }
            return at("&") && fixity == .infix
        case .endOfFile, .interpolationEnd: return true
        default: return false
        }
    }
}
