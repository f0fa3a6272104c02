extension TokenCursor {
    mutating func parseIf() -> Statement {
        let start = advance().range.lowerBound
        let conditions = inHead { $0.parseConditions() }
        let then = expectCodeBlock("after the conditions of 'if'")
        var otherwise: CodeBlock?
        if take(.else) != nil {
            otherwise = keyword == .if ? parseElseIf() : expectCodeBlock("or 'if' after 'else'")
        }
        return statement(
            .conditional(Statement.If(conditions: conditions, then: then, otherwise: otherwise)), from: start)
    }

    private mutating func parseElseIf() -> CodeBlock {
        let start = peek().range.lowerBound
        guard enter() else { return CodeBlock(statements: [], range: start..<start) }
        defer { leave() }
        let nested = parseIf()
        return CodeBlock(statements: [nested], range: nested.range)
    }

    mutating func parseGuard() -> Statement {
        let start = advance().range.lowerBound
        // `else` precedes the body of a `guard`, so a `{` before `else` can only open a closure. As in other heads,
        // strict parsing accepts a closure at the end of the conditions only in parentheses: `contains(where: { … })`.
        let conditions = isStrict ? inHead { $0.parseConditions() } : parseConditions()
        if take(.else) == nil {
            refuse("expected 'else' after the conditions of 'guard', found @", "write 'else { return }'")
        }
        let otherwise = expectCodeBlock("after 'else'")
        return statement(.guarding(conditions: conditions, otherwise: otherwise), from: start)
    }

    mutating func parseWhile() -> Statement {
        let start = advance().range.lowerBound
        let conditions = inHead { $0.parseConditions() }
        let body = expectCodeBlock("after the conditions of 'while'")
        return statement(.loop(Statement.Loop(conditions: conditions, body: body)), from: start)
    }

    mutating func parseRepeat() -> Statement {
        let start = advance().range.lowerBound
        let body = parseCodeBlock()
        var conditions: [Statement.Condition] = []
        if take(.while) != nil {
            conditions = [.expression(expectExpression("after 'while'"))]
        } else {
            refuse("expected 'while' after the braces of 'repeat', found @", "write 'while condition'")
        }
        return statement(.loop(Statement.Loop(conditions: conditions, body: body)), from: start)
    }

    /// Parses `for try await case let x? in sequence where condition { }`.
    mutating func parseFor() -> Statement {
        let start = advance().range.lowerBound
        take(.try)
        take(.await)
        var (matched, names) = (Expression?.none, [Identifier]())
        if take(.case) != nil {
            let pattern: Expression
            (pattern, names) = inHead { $0.parsePattern(.matching) }
            matched = pattern
        } else {
            take(.var)
            names = parseBoundNames()
        }
        parseTypeAnnotation()
        var sequence: Expression?
        if take(.in) != nil {
            sequence = inHead { $0.expectExpression("after 'in'") }
        } else {
            refuse("expected 'in' after the element of 'for', found @", "write 'in'")
        }
        var conditions: [Statement.Condition] = []
        if take(.where) != nil { conditions.append(.expression(inHead { $0.expectExpression("after 'where'") })) }
        let body = expectCodeBlock("after the head of 'for'")
        let loop = Statement.Loop(
            sequence: sequence, pattern: matched, conditions: conditions, binds: names, body: body)
        return statement(.loop(loop), from: start)
    }

    mutating func parseDo() -> Statement {
        let start = advance().range.lowerBound
        if keyword == .throws { _ = parseEffects() }
        let block = expectCodeBlock("after 'do'")
        if keyword == .while, !head.startsLine {
            refuse("'do … while' is not Swift", "write 'repeat { … } while condition'")
        }
        var catches: [Statement.Case] = []
        while take(.catch) != nil {
            var clause = inHead {
                $0.at(punctuation: ASCII.openBrace) || $0.keyword == .where
                    ? $0.parseBareCatch() : $0.parseCaseItems()
            }
            clause.body = expectCodeBlock("after 'catch'")
            catches.append(clause)
        }
        return statement(.doCatch(block, catches: catches), from: start)
    }

    mutating func parseSwitch() -> Statement {
        let start = advance().range.lowerBound
        let subject = inHead { $0.expectExpression("after 'switch'") }
        guard at(punctuation: ASCII.openBrace), enter() else {
            refuse("expected '{' after the value of 'switch', found @", "write the cases in braces")
            return statement(.switching(subject, cases: []), from: start)
        }
        defer { leave() }
        let cases = inBrackets { $0.parseSwitchCases() }
        return statement(.switching(subject, cases: cases), from: start)
    }

    private mutating func parseSwitchCases() -> [Statement.Case] {
        let opening = advance()
        context.isInBody = true
        context.isInSwitchCase = true
        var cases: [Statement.Case] = []
        while !isAtEnd, !at(punctuation: ASCII.closeBrace) {
            if atDirective {
                skipDirective()
                continue
            }
            let label = head
            var clause = parseCaseLabel()
            let before = index
            if take(punctuation: ASCII.colon) == nil { refuse("expected ':' after the case, found @", "write ':'") }
            let bodyStart = lastEnd
            let first = index
            let statements = parseStatements()
            if index == first {
                refuse(
                    "case has no statement", "write 'break' if the case does nothing", at: label.range)
            }
            clause.body = CodeBlock(statements: statements, range: bodyStart..<max(bodyStart, lastEnd))
            cases.append(clause)
            if index == before, !at(punctuation: ASCII.closeBrace), keyword != .case { advance() }
        }
        _ = closeBlock(opening, from: lastEnd)
        return cases
    }

    /// Parses `case pattern`, `default` or `@unknown default`, up to the colon. Statements before the first case become
    /// a case without patterns.
    private mutating func parseCaseLabel() -> Statement.Case {
        _ = parseAttributes()
        if take(.case) != nil { return parseCaseItems() }
        if take(.default) == nil {
            refuse(
                "statement in a 'switch' is outside of a 'case'", "write 'case pattern:' before it",
                at: head.range)
        }
        return Statement.Case(patterns: [], binds: [], body: emptyBlock)
    }

    private var emptyBlock: CodeBlock { CodeBlock(statements: [], range: lastEnd..<lastEnd) }

    /// Parses `pattern where condition, pattern`. The returned case has an empty body.
    private mutating func parseCaseItems() -> Statement.Case {
        var clause = Statement.Case(patterns: [], binds: [], body: emptyBlock)
        while true {
            let before = index
            let (value, names) = parsePattern(.matching)
            if index == before {
                refuse("expected a pattern, found @", "write a pattern")
            } else {
                clause.patterns.append(value)
                clause.binds += names
            }
            if take(.where) != nil {
                clause.conditions.append(inPattern(.none) { $0.expectExpression("after 'where'") })
            }
            guard take(punctuation: ASCII.comma) != nil, index > before else { return clause }
        }
    }

    /// Parses the rest of a `catch` without a pattern: nothing, or `where condition`.
    private mutating func parseBareCatch() -> Statement.Case {
        var clause = Statement.Case(patterns: [], binds: [], body: emptyBlock)
        if take(.where) != nil { clause.conditions = [expectExpression("after 'where'")] }
        return clause
    }

    /// Parses a required block in braces. `place` tells in messages where the block belongs: `after 'else'`.
    mutating func expectCodeBlock(_ place: String) -> CodeBlock {
        if !at(punctuation: ASCII.openBrace) {
            refuse("expected '{' \(place), found @", "write the statements in braces")
        }
        return parseCodeBlock()
    }
}
