extension TokenCursor {
    /// An expression up to where Swift's rules of lines end it. Where none begins, nothing is taken, and it is an empty `other`.
    package mutating func parseExpression() -> Expression { parseSequence(assignment: .included) }

    enum Assignment {
        /// `=` after a pattern belongs to what is around it.
        case included, excluded
    }

    func expression(_ kind: Expression.Kind, from start: Int) -> Expression {
        Expression(kind, range(from: start))
    }

    /// Nothing is taken.
    func nothing() -> Expression {
        let offset = peek().range.lowerBound
        return Expression(.other([]), offset..<offset)
    }

    /// Operands and what stands between them.
    mutating func parseSequence(assignment: Assignment) -> Expression {
        guard enter() else { return nothing() }
        defer { leave() }
        let start = peek().range.lowerBound
        let first = parseOperand()
        // Most expressions are one operand: no lists are made for them.
        if nextInfix() == .none { return first }
        var operands = [first]
        var operators: [Identifier] = []
        while true {
            switch nextInfix() {
            case .none:
                return sequence(operands, operators, from: start)
            case .type:
                let word = advance()
                let mark = takeCastMark()
                operators.append(Identifier(text(of: word) + (mark.map { text(of: $0) } ?? ""), word.range))
                inBody { _ = $0.parseType() }
            case .ternary:
                operators.append(takeAnyIdentifier())
                operands.append(inPattern(.none) { $0.parseSequence(assignment: .included) })
                if let colon = take(punctuation: Ascii.colon) {
                    operators.append(identifier(of: colon))
                    operands.append(parseOperand())
                }
            case .assignment:
                guard assignment == .included else { return sequence(operands, operators, from: start) }
                let target = sequence(operands, operators, from: start)
                let mark = takeAnyIdentifier()
                let value = parseSequence(assignment: .included)
                return expression(.assignment(target, operator: mark, value), from: start)
            case .binary:
                operators.append(takeAnyIdentifier())
                let before = index
                let operand = parseOperand()
                if index > before { operands.append(operand) }
            }
        }
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
            return word == .as || word == .is ? .type : .none
        case .op:
            // At a line's start an operator without white space after it is a prefix operator of a new statement.
            if next.startsLine, !peek(1).hasSpaceBefore { return .none }
            if next.range.count == 1, bytes[next.range.lowerBound] == Ascii.question { return .ternary }
            return isAssignment(next) ? .assignment : .binary
        default:
            return .none
        }
    }

    /// `=`, `+=`, and neither `==` nor `<=`.
    private func isAssignment(_ token: Token) -> Bool {
        guard bytes[token.range.upperBound - 1] == Ascii.equal else { return false }
        guard token.range.count > 1 else { return true }
        switch bytes[token.range.upperBound - 2] {
        case Ascii.equal, Ascii.exclamation: return false
        case Ascii.less, Ascii.greater: return token.range.count > 2 && bytes[token.range.lowerBound] != Ascii.dot
        default: return !matchesText(token, "~=")
        }
    }

    /// The `?` of `as?` and `try?`.
    @discardableResult
    private mutating func takeCastMark() -> Token? {
        guard !peek().hasSpaceBefore else { return nil }
        return takeOperator("?") ?? takeOperator("!")
    }

    /// An operand with what stands before it: `try await`, `!`, `&`.
    mutating func parseOperand() -> Expression {
        let start = peek().range.lowerBound
        switch peek().kind {
        case .op: return parsePrefixOperator()
        case .identifier: break
        default: return parsePostfix()
        }
        switch keyword {
        case .try:
            let word = advance()
            takeCastMark()
            let name = Identifier(text(range(from: word.range.lowerBound)), range(from: word.range.lowerBound))
            let value = parseSequence(assignment: .included)
            return expression(.effect(name, value), from: start)
        case .await where startsOperand(peek(1)):
            let name = takeAnyIdentifier()
            let value = parseSequence(assignment: .included)
            return expression(.effect(name, value), from: start)
        case .some(let word) where word.isOperandPrefix && startsOperand(peek(1)):
            guard enter() else { return nothing() }
            defer { leave() }
            let name = takeAnyIdentifier()
            let value = parseOperand()
            return expression(.prefix(name, value), from: start)
        case .let where context.pattern != .none, .var where context.pattern != .none:
            guard enter() else { return nothing() }
            defer { leave() }
            advance()
            return inPattern(.binding) { $0.parseOperand() }
        case .is where context.pattern != .none:
            advance()
            inBody { _ = $0.parseType() }
            return expression(.other([]), from: start)
        case .if, .switch:
            let statement = inBody { $0.parseStatement() }
            return expression(.statement(statement), from: start)
        default:
            return parsePostfix()
        }
    }

    /// On the line of the word before it, and able to begin an operand: `await x`, but neither `await = 1` nor `await.x`.
    private func startsOperand(_ token: Token) -> Bool {
        guard !token.startsLine else { return false }
        switch token.kind {
        case .identifier:
            switch token.keyword {
            case .as, .is, .in, .where, .else, .case, .default: return false
            default: return true
            }
        case .escapedIdentifier, .dollarIdentifier, .integer, .float, .string, .stringStart, .regex, .pound:
            return true
        case .punctuation(let byte):
            return token.hasSpaceBefore
                && (byte == Ascii.openParen || byte == Ascii.openBracket || byte == Ascii.backslash
                    || byte == Ascii.dot)
        case .op:
            return token.hasSpaceBefore && !peek(2).hasSpaceBefore
        default:
            return false
        }
    }

    /// `!x`, `-x`, `&x`; an operator alone is a function's name, as in `reduce(0, +)`.
    private mutating func parsePrefixOperator() -> Expression {
        let start = peek().range.lowerBound
        switch peek(1).kind {
        case .punctuation(Ascii.closeParen), .punctuation(Ascii.closeBracket), .punctuation(Ascii.comma),
            .punctuation(Ascii.colon), .punctuation(Ascii.closeBrace), .endOfFile:
            advance()
            return expression(.literal, from: start)
        default:
            break
        }
        guard enter() else { return nothing() }
        defer { leave() }
        let mark = takeAnyIdentifier()
        let operand = parseOperand()
        return expression(.prefix(mark, operand), from: start)
    }
}
