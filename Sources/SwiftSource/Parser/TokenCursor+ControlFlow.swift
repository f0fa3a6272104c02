extension TokenCursor {
    mutating func parseIf() -> Statement {
        let start = advance().range.lowerBound
        let conditions = inHead { $0.parseConditions() }
        let then = parseCodeBlock()
        var otherwise: CodeBlock?
        if take(.else) != nil {
            otherwise = keyword == .if ? parseElseIf() : parseCodeBlock()
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
        // `else` stands before the body, so `{` is a closure here.
        let conditions = parseConditions()
        take(.else)
        let otherwise = parseCodeBlock()
        return statement(.guarding(conditions: conditions, otherwise: otherwise), from: start)
    }

    mutating func parseWhile() -> Statement {
        let start = advance().range.lowerBound
        let conditions = inHead { $0.parseConditions() }
        let body = parseCodeBlock()
        return statement(
            .loop(Statement.Loop(sequence: nil, conditions: conditions, binds: [], body: body)), from: start)
    }

    mutating func parseRepeat() -> Statement {
        let start = advance().range.lowerBound
        let body = parseCodeBlock()
        let conditions = take(.while) == nil ? [] : [Statement.Condition.expression(parseExpression())]
        return statement(
            .loop(Statement.Loop(sequence: nil, conditions: conditions, binds: [], body: body)), from: start)
    }

    /// `for try await case let x? in sequence where condition { }`.
    mutating func parseFor() -> Statement {
        let start = advance().range.lowerBound
        while keyword == .try || keyword == .await || keyword == .unsafe { advance() }
        let isCase = take(.case) != nil
        let (pattern, names) = inHead { $0.parsePattern(isCase ? .matching : .binding) }
        if take(punctuation: Ascii.colon) != nil { _ = parseType() }
        let sequence = take(.in) == nil ? nil : inHead { $0.parseExpression() }
        var conditions: [Statement.Condition] = pattern.holdsNothing ? [] : [.expression(pattern)]
        if take(.where) != nil { conditions.append(.expression(inHead { $0.parseExpression() })) }
        let body = parseCodeBlock()
        return statement(
            .loop(Statement.Loop(sequence: sequence, conditions: conditions, binds: names, body: body)), from: start)
    }

    mutating func parseDo() -> Statement {
        let start = advance().range.lowerBound
        if keyword == .throws { _ = parseEffects() }
        let block = parseCodeBlock()
        var catches: [Statement.Case] = []
        while take(.catch) != nil {
            var clause = inHead { $0.parseCaseItems() }
            clause.body = parseCodeBlock()
            catches.append(clause)
        }
        return statement(.doCatch(block, catches: catches), from: start)
    }

    mutating func parseSwitch() -> Statement {
        let start = advance().range.lowerBound
        let subject = inHead { $0.parseExpression() }
        guard at(punctuation: Ascii.openBrace), enter() else {
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
        while !isAtEnd, !at(punctuation: Ascii.closeBrace) {
            if atDirective {
                skipDirective()
                continue
            }
            _ = parseAttributes()
            var clause: Statement.Case
            if take(.case) != nil {
                clause = parseCaseItems()
            } else {
                // Statements before the first case are read as a case's.
                take(.default)
                clause = Statement.Case(patterns: [], binds: [], expressions: [], body: emptyBlock)
            }
            let before = index
            take(punctuation: Ascii.colon)
            let bodyStart = lastEnd
            let statements = parseStatements()
            clause.body = CodeBlock(statements: statements, range: bodyStart..<max(bodyStart, lastEnd))
            cases.append(clause)
            if index == before, !at(punctuation: Ascii.closeBrace), keyword != .case { advance() }
        }
        _ = closeBlock(opening, from: lastEnd)
        return cases
    }

    private var emptyBlock: CodeBlock { CodeBlock(statements: [], range: lastEnd..<lastEnd) }

    /// `pattern where condition, pattern`, without a body yet.
    private mutating func parseCaseItems() -> Statement.Case {
        var clause = Statement.Case(patterns: [], binds: [], expressions: [], body: emptyBlock)
        while true {
            let start = peek().range.lowerBound
            let before = index
            let (value, names) = parsePattern(.matching)
            if index > before {
                clause.patterns.append(Identifier(text(range(from: start)), range(from: start)))
                clause.binds += names
                if !value.holdsNothing { clause.expressions.append(value) }
            }
            if take(.where) != nil {
                clause.isConditional = true
                clause.expressions.append(inPattern(.none) { $0.parseExpression() })
            }
            guard take(punctuation: Ascii.comma) != nil, index > before else { return clause }
        }
    }
}
