extension TokenCursor {
    /// The maximum length of a chain such as `a.b().c`. A longer chain becomes several expressions in an `other`, so
    /// that the tree stays shallow.
    private static let chainLimit = 60

    /// Parses a primary expression with its suffixes: members, calls, subscripts, `?`, `!`, trailing closures.
    mutating func parsePostfix() -> Expression {
        let before = index
        let primary = parsePrimary()
        return index > before ? parseSuffixes(of: primary) : primary
    }

    /// Parses the suffixes of a primary expression.
    mutating func parseSuffixes(of primary: Expression) -> Expression {
        var (base, start, length) = (primary, primary.range.lowerBound, 0)
        var finished: [Expression] = []
        var takesClosure = mayBeCalled(primary)
        var conditions = 0
        while true {
            if length == Self.chainLimit {
                finished.append(base)
                (base, start, length) = (Expression(.other([]), lastEnd..<lastEnd), lastEnd, 0)
            }
            let isClosure = at(punctuation: ASCII.openBrace)
            if isClosure, !takesClosure { break }
            if let step = parsePostfixStep(base) {
                base = expression(step, from: start)
                takesClosure = !isClosure
                length += 1
            } else if !skipConditionOfChain(open: &conditions) {
                break
            }
        }
        return finished.isEmpty ? base : expression(.other(finished + [base]), from: primary.range.lowerBound)
    }

    private mutating func parsePostfixStep(_ base: Expression) -> Expression.Kind? {
        let next = peek()
        switch next.kind {
        case .punctuation(ASCII.dot):
            return parseMember(of: base)
        case .op where isLeftBound(next):
            if next.range.count == 1, bytes[next.range.lowerBound] == ASCII.question {
                advance()
                return .optionalChain(base)
            }
            if next.range.count == 1, bytes[next.range.lowerBound] == ASCII.exclamation {
                advance()
                return .forceUnwrap(base)
            }
            guard isPostfixOperator(next) else { return nil }
            let mark = takeAnyIdentifier()
            return .sequence([base], operators: [mark])
        case .punctuation(ASCII.openParen) where !next.startsLine:
            let arguments = parseArguments(closing: ASCII.closeParen)
            return .call(base, arguments: arguments, trailingClosures: parseTrailingClosures())
        case .punctuation(ASCII.openBracket) where !next.startsLine:
            let arguments = parseArguments(closing: ASCII.closeBracket)
            return .subscripted(base, arguments: arguments + parseTrailingClosures())
        case .punctuation(ASCII.openBrace):
            let closures = parseTrailingClosures()
            return closures.isEmpty ? nil : .call(base, arguments: [], trailingClosures: closures)
        default:
            return nil
        }
    }

    private func isPostfixOperator(_ mark: Token) -> Bool {
        fixity(of: mark) == .postfix && !matchesText(mark, "=") && !matchesText(mark, "->")
    }

    private func mayBeCalled(_ base: Expression) -> Bool {
        switch base.kind {
        case .literal, .interpolation, .array, .dictionary, .statement, .prefix: false
        case .tuple(let elements): elements.count == 1 && elements[0].label == nil
        default: true
        }
    }

    private mutating func parseMember(of base: Expression) -> Expression.Kind? {
        let next = peek(1)
        switch next.kind {
        case .identifier, .escapedIdentifier, .integer, .dollarIdentifier:
            advance()
            let name = takeAnyIdentifier()
            skipNameSuffix(hasLabels: next.kind != .integer)
            return .member(base, name)
        default:
            advance()
            refuse("expected a member's name after '.', found @", "write the name")
            return .other([base])
        }
    }

    /// Skips `<Int>`, and the labels of a compound name, `(a:b:)`. `hasLabels` is false for a tuple element such as
    /// `.0`.
    mutating func skipNameSuffix(hasLabels: Bool = true) {
        skipGenericArguments()
        guard hasLabels, at(punctuation: ASCII.openParen), !head.startsLine, atLabel(ahead: 1) else { return }
        var ahead = 1
        while atLabel(ahead: ahead) { ahead += 2 }
        guard peek(ahead).kind == .punctuation(ASCII.closeParen) else { return }
        for _ in 0...ahead { advance() }
    }

    /// Skips a directive such as `#if` in a chain. The suffixes of all branches become part of the chain.
    private mutating func skipConditionOfChain(open: inout Int) -> Bool {
        guard peek().kind == .pound, peek().startsLine || open > 0 else { return false }
        if at("#if") {
            var ahead = 1
            while !peek(ahead).startsLine, peek(ahead).kind != .endOfFile { ahead += 1 }
            guard peek(ahead).kind == .punctuation(ASCII.dot) else { return false }
            open += 1
        } else if open > 0, at("#endif") {
            open -= 1
        } else if open == 0 || !(at("#else") || at("#elseif")) {
            return false
        }
        skipDirective()
        return true
    }

    /// Skips a directive to the end of its line. Stops before a brace on that line, which belongs to the surrounding
    /// code.
    mutating func skipDirective() {
        let hasCondition = !at("#else") && !at("#endif")
        advance()
        while hasCondition, !head.startsLine, !isAtEnd, !atBrace { advance() }
    }

    private var atBrace: Bool { at(punctuation: ASCII.openBrace) || at(punctuation: ASCII.closeBrace) }

    /// Parses arguments from the opening bracket to the closing one.
    mutating func parseArguments(closing: UInt8) -> [Expression.Argument] {
        let opening = advance()
        let pattern = context.pattern
        return inBrackets { cursor in
            // The arguments of an enum case in a pattern are patterns.
            cursor.context.pattern = pattern
            return cursor.parseArgumentList(opening: opening, closing: closing)
        }
    }

    private mutating func parseArgumentList(opening: Token, closing: UInt8) -> [Expression.Argument] {
        var arguments: [Expression.Argument] = []
        while true {
            switch peek().kind {
            case .punctuation(closing):
                advance()
                return arguments
            case .punctuation(ASCII.comma):
                refuse("expected a value, found @", "write a value, or delete the ','")
                advance()
            case .punctuation(ASCII.closeBrace), .punctuation(ASCII.closeParen), .punctuation(ASCII.closeBracket),
                .endOfFile, .interpolationEnd, .stringEnd, .stringSegment:
                reportAlways(.unclosed(text(of: opening), at: location(opening.range)))
                return arguments
            default:
                let before = index
                var label: Identifier?
                if atLabel(ahead: 0) {
                    label = takeName()
                    advance()
                }
                let value = parseArgument()
                if index == before {
                    advance()
                    continue
                }
                arguments.append(Expression.Argument(label: label, value: value))
                if take(punctuation: ASCII.comma) == nil, !at(punctuation: closing) {
                    refuse(
                        "expected ',' or '\(closing == ASCII.closeParen ? ")" : "]")', found @",
                        "write ',' between arguments")
                }
            }
        }
    }

    /// Parses an argument: an expression, or an operator as a function, as in `reduce(0, +)`.
    private mutating func parseArgument() -> Expression {
        let next = peek(1).kind
        if head.kind == .op, fixity == .infix, !at("="), !at("->"), !at("?"),
            next == .punctuation(ASCII.comma) || next == .punctuation(ASCII.closeParen)
                || next == .punctuation(ASCII.closeBracket)
        {
            let start = advance().range.lowerBound
            return expression(.literal, from: start)
        }
        return expectExpression("here")
    }
}
