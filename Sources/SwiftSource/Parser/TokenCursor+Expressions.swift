extension TokenCursor {
    /// Parses an expression. If no expression starts here, consumes no tokens and returns an empty `other`.
    package mutating func parseExpression() -> Expression { parseSequence(assignment: .included) }

    /// Parses a required expression. `place` tells in messages where it belongs: `after 'throw'`.
    mutating func expectExpression(_ place: String) -> Expression {
        let before = index
        let value = parseExpression()
        if index == before {
            refuse(
                "expected an expression \(place), found @",
                "write an expression, or delete the part that needs an expression")
        }
        return value
    }

    enum Assignment {
        /// Whether a `=` is part of the expression. A `=` after a pattern is not: `let x = 1`.
        case included, excluded
    }

    func expression(_ kind: Expression.Kind, from start: Int) -> Expression {
        Expression(kind, range(from: start))
    }

    /// Returns an empty expression at the next token.
    func emptyExpression() -> Expression {
        let offset = peek().range.lowerBound
        return Expression(.other([]), offset..<offset)
    }

    /// Parses operands and the operators between them.
    mutating func parseSequence(assignment: Assignment) -> Expression {
        guard enter() else { return emptyExpression() }
        defer { leave() }
        let start = peek().range.lowerBound
        let before = index
        let first = parseOperand()
        if index == before { return first }
        var operands = [first]
        var operators: [Identifier] = []
        while true {
            switch nextInfix() {
            case .none:
                return sequence(operands, operators, from: start)
            case .type:
                operators.append(takeCast())
            case .ternary:
                operators.append(takeAnyIdentifier())
                operands.append(inPattern(.none) { $0.expectExpression("after '?'") })
                if let colon = take(punctuation: ASCII.colon) {
                    operators.append(identifier(of: colon))
                    operands.append(expectOperand(after: ":"))
                } else {
                    refuse("expected ':' and a value after '? …', found @", "write ': value'")
                }
            case .assignment:
                guard assignment == .included else { return sequence(operands, operators, from: start) }
                let target = sequence(operands, operators, from: start)
                let mark = takeAnyIdentifier()
                let value = expectExpression("after '\(mark.name)'")
                return expression(.assignment(target, operator: mark, value), from: start)
            case .binary:
                // `(Int) async -> Int`.
                if head.kind == .identifier { _ = parseEffects() }
                let mark = takeAnyIdentifier()
                operators.append(mark)
                let before = index
                let operand = expectOperand(after: mark.name)
                if index > before { operands.append(operand) }
            }
        }
    }

    private mutating func expectOperand(after mark: String) -> Expression {
        let before = index
        let operand = parseOperand()
        if index == before {
            refuse("expected a value after '\(mark)', found @", "write a value, or delete the operator")
        }
        return operand
    }

    private func sequence(_ operands: [Expression], _ operators: [Identifier], from start: Int) -> Expression {
        operators.isEmpty ? operands[0] : expression(.sequence(operands, operators: operators), from: start)
    }

    private enum Infix {
        case none, type, ternary, assignment, binary
    }

    private func nextInfix() -> Infix {
        let next = peek()
        switch next.kind {
        case .identifier:
            let word = next.keyword
            if isStrict, word == .async || word == .throws, atFunctionArrow { return .binary }
            return word == .as || word == .is ? .type : .none
        case .op: return infix(next)
        default: return .none
        }
    }

    private func infix(_ next: Token) -> Infix {
        let byte = bytes[next.range.lowerBound]
        if next.range.count == 1, byte == ASCII.equal { return .assignment }
        if matchesText(next, "->") { return .binary }
        if next.range.count == 1, byte == ASCII.question { return isLeftBound(next) ? .none : .ternary }
        let isUnwrapping = byte == ASCII.exclamation && next.range.count == 1 && isLeftBound(next)
        guard fixity(of: next) == .infix, !isUnwrapping else { return .none }
        return isAssignment(next) ? .assignment : .binary
    }

    /// Returns whether an operator assigns, as `=` and `+=` do; `==` and `<=` do not.
    private func isAssignment(_ token: Token) -> Bool {
        guard bytes[token.range.upperBound - 1] == ASCII.equal else { return false }
        guard token.range.count > 1 else { return true }
        switch bytes[token.range.upperBound - 2] {
        case ASCII.equal, ASCII.exclamation: return false
        case ASCII.less, ASCII.greater: return token.range.count > 2 && bytes[token.range.lowerBound] != ASCII.dot
        default: return !matchesText(token, "~=")
        }
    }

    /// Takes `is T` or `as? T`, and returns the keyword with its `?` or `!`.
    private mutating func takeCast() -> Identifier {
        let word = advance()
        let mark = takeCastMark()
        parseTypeInExpression()
        return Identifier(text(of: word) + (mark.map { text(of: $0) } ?? ""), word.range)
    }

    /// Takes the `?` or `!` of `as?` and `try!`.
    @discardableResult
    private mutating func takeCastMark() -> Token? {
        guard !peek().hasSpaceBefore else { return nil }
        return takeOperator("?") ?? takeOperator("!")
    }

    /// Parses an operand with its prefixes: `try await`, `!`, `&`.
    mutating func parseOperand() -> Expression {
        let start = peek().range.lowerBound
        switch peek().kind {
        case .op: return parsePrefixOperator()
        case .identifier: break
        case .punctuation(ASCII.at): return parseTypeExpression()
        default: return parsePostfix()
        }
        switch keyword {
        case .try:
            let word = advance()
            takeCastMark()
            let name = Identifier(text(range(from: word.range.lowerBound)), range(from: word.range.lowerBound))
            let value = expectExpression("after '\(name.name)'")
            return expression(.effect(name, value), from: start)
        case .await where isStrict || startsOperand(peek(1)):
            let name = takeAnyIdentifier()
            let value = expectExpression("after 'await'")
            return expression(.effect(name, value), from: start)
        case .some(let word) where isPrefix(word):
            guard enter() else { return emptyExpression() }
            defer { leave() }
            let name = takeAnyIdentifier()
            let value = expectOperand(after: name.name)
            return expression(.prefix(name, value), from: start)
        case .let where context.pattern != .none, .var where context.pattern != .none:
            guard enter() else { return emptyExpression() }
            defer { leave() }
            let word = takeAnyIdentifier()
            return inPattern(.binding) { $0.expectOperand(after: word.name) }
        case .is where context.pattern != .none:
            advance()
            parseTypeInExpression()
            return expression(.other([]), from: start)
        case .inout,
            .any where isStrict && !peek(1).startsLine && (mayBeName(peek(1)) || at("~", ahead: 1)):
            return parseTypeExpression()
        default:
            return parseUnprefixedOperand()
        }
    }

    private mutating func parseUnprefixedOperand() -> Expression {
        guard keyword == .if || keyword == .switch else { return parsePostfix() }
        let statement = inBody { $0.inBrackets { $0.parseStatement() } }
        return expression(.statement(statement), from: statement.range.lowerBound)
    }

    /// Parses a type in place of an expression, such as `any P` or `inout T`.
    private mutating func parseTypeExpression() -> Expression {
        let start = head.range.lowerBound
        parseTypeInExpression()
        return expression(.literal, from: start)
    }

    private mutating func parseTypeInExpression() {
        inBody { _ = $0.parseType() }
        takeOperator("...")
    }

    func mayBeName(_ token: Token) -> Bool {
        token.kind == .escapedIdentifier || (token.kind == .identifier && !token.isReservedWord)
    }

    /// Returns whether a word such as `copy` is a prefix of an operand, and not a name itself.
    private func isPrefix(_ word: Keyword) -> Bool {
        let next = peek(1)
        switch word {
        case .repeat: return true
        case .any: return !isStrict && startsOperand(next)
        case .each, .copy, .consume:
            return !next.startsLine
                && (mayBeName(next) || next.kind == .dollarIdentifier || next.keyword == .selfValue)
        default: return false
        }
    }

    /// Returns whether a token starts an operand on the line of the word before it. True in `await x`, false in
    /// `await = 1` and `await.x`.
    private func startsOperand(_ token: Token) -> Bool {
        guard !token.startsLine else { return false }
        switch token.kind {
        case .identifier:
            switch token.keyword {
            case .as, .is, .in, .where, .else, .case, .default: return false
            default: return true
            }
        case .escapedIdentifier, .dollarIdentifier, .integer, .float, .string, .stringStart, .regex, .pound,
            .punctuation(ASCII.backslash):
            return true
        case .punctuation(let byte):
            return token.hasSpaceBefore
                && (byte == ASCII.openParen || byte == ASCII.openBracket || byte == ASCII.dot)
        case .op:
            return token.hasSpaceBefore && !peek(2).hasSpaceBefore
        default:
            return false
        }
    }

    /// Parses `!x`, `-x` and `&x`.
    private mutating func parsePrefixOperator() -> Expression {
        let start = peek().range.lowerBound
        guard enter() else { return emptyExpression() }
        defer { leave() }
        if at("->") || at("=") || (head.range.count == 1 && bytes[start] == ASCII.question) { return emptyExpression() }
        let mark = takeAnyIdentifier()
        let operand = parseUnary(after: mark.name)
        return expression(.prefix(mark, operand), from: start)
    }

    /// Parses the operand of a prefix operator, which has no `try` or `await`.
    private mutating func parseUnary(after mark: String) -> Expression {
        let before = index
        let operand = head.kind == .op ? parsePrefixOperator() : parseUnprefixedOperand()
        if index == before {
            refuse("expected a value after '\(mark)', found @", "write a value, or delete the operator")
        }
        return operand
    }
}
