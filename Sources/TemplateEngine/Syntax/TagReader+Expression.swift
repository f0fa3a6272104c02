import Diagnostics

/// Expressions, loosest binding first: `a if b else c`, `or`, `and`, `not`, comparisons, filters, members and indexes.
extension TagReader {
    static let maximumDepth = 16
    /// How deep expressions nest at most, and how many filters stand in a row.
    static let maximumHeight = 100

    /// An expression; an invalid one where there is none, which is reported.
    mutating func expression() -> Expression {
        let result = conditional()
        guard result.height <= Self.maximumHeight else {
            reportSteps(at: result.range)
            return invalid()
        }
        return result
    }

    mutating func reportSteps(at range: Range<Int>) {
        report(
            .templateNesting, "more than \(Self.maximumHeight) steps in one expression", at: range,
            note: "use 'set' for a part of it")
    }

    private mutating func conditional() -> Expression {
        guard depth < Self.maximumDepth else {
            report(
                .templateNesting, "more than \(Self.maximumDepth) expressions within one another", at: place,
                note: "use 'set' for a part of it")
            return invalid()
        }
        depth += 1
        defer { depth -= 1 }
        let then = disjunction()
        guard take(.if) else { return then }
        let condition = disjunction()
        guard expect(.else, after: "the condition") else { return invalid() }
        let otherwise = expression()
        return Expression(
            kind: .conditional(then: then, condition: condition, otherwise: otherwise),
            range: then.range.lowerBound..<previousEnd)
    }

    private func invalid() -> Expression { Expression(kind: .invalid, range: place) }

    private mutating func disjunction() -> Expression {
        let first = conjunction()
        guard isNext(.or) else { return first }
        var all = [first]
        while take(.or) { all.append(conjunction()) }
        return Expression(kind: .or(all), range: first.range.lowerBound..<previousEnd)
    }

    private mutating func conjunction() -> Expression {
        let first = negation()
        guard isNext(.and) else { return first }
        var all = [first]
        while take(.and) { all.append(negation()) }
        return Expression(kind: .and(all), range: first.range.lowerBound..<previousEnd)
    }

    /// An operand after any number of `not`, of which one or two are kept, so that many of them do not nest.
    private mutating func negation() -> Expression {
        let start = place.lowerBound
        var count = 0
        while take(.not) { count += 1 }
        var operand = comparison()
        guard count > 0 else { return operand }
        if count.isMultiple(of: 2) { operand = Expression(kind: .not(operand), range: operand.range) }
        return Expression(kind: .not(operand), range: start..<previousEnd)
    }

    private mutating func comparison() -> Expression {
        let left = filtered()
        guard let comparison = takeComparison() else { return left }
        let right = filtered()
        let next = place
        if takeComparison() != nil {
            report(
                .templateComparisonChain, "comparisons do not chain", at: next,
                note: "join two comparisons with 'and', or use parentheses")
            return invalid()
        }
        return Expression(
            kind: .comparison(left, comparison, right), range: left.range.lowerBound..<previousEnd)
    }

    private mutating func takeComparison() -> Comparison? {
        let result: Comparison?
        switch peek?.kind {
        case .symbol(let symbol): result = Comparison(rawValue: symbol.rawValue)
        case .word(.in): result = .in
        case .word(.not) where peekSecond?.kind == .word(.in):
            index += 1
            result = .notIn
        default: result = nil
        }
        if result != nil { index += 1 }
        return result
    }

    private mutating func filtered() -> Expression {
        let base = operand()
        var filters: [Expression.Step] = []
        while take(.pipe) {
            guard let call = filterCall() else { return invalid() }
            filters.append(.filter(call))
        }
        return base.followed(by: filters, end: previousEnd)
    }

    /// A filter's name and arguments, after `|` or `filter`.
    mutating func filterCall() -> FilterCall? {
        guard let name = name("the name of a filter") else { return nil }
        var arguments: [Expression] = []
        if take(.colon) {
            repeat { arguments.append(operand()) } while take(.comma)
        }
        return FilterCall(name: name, arguments: arguments, range: name.range.lowerBound..<previousEnd)
    }

    /// A literal, name or parenthesis with its members and indexes.
    private mutating func operand() -> Expression {
        let base = primary()
        var steps: [Expression.Step] = []
        while true {
            if take(.dot) {
                guard let member = name("the name of a member after '.'") else { return invalid() }
                if steps.isEmpty { steps.reserveCapacity(2) }
                steps.append(.member(member))
            } else if peek?.kind == .symbol(.openBracket) {
                let start = place.lowerBound
                index += 1
                let position = expression()
                guard expect(.closeBracket, after: "the index") else { return invalid() }
                steps.append(.index(position, start..<previousEnd))
            } else {
                return base.followed(by: steps, end: previousEnd)
            }
        }
    }

    private mutating func primary() -> Expression {
        if peek?.kind == .symbol(.openParenthesis) { return parenthesis() }
        guard let token = peek, let kind = meaning(of: token) else {
            fail("an expression")
            return invalid()
        }
        index += 1
        return Expression(kind: kind, range: token.range)
    }

    /// What a single word means by itself.
    private mutating func meaning(of token: Token) -> Expression.Kind? {
        if let (value, type) = literal(token) { return .literal(value, type) }
        guard token.kind == .name || token.kind == .word(.forloop) else { return nil }
        let name = text(token)
        mentions.append(name)
        return .name(name)
    }

    private mutating func parenthesis() -> Expression {
        let start = place.lowerBound
        index += 1
        var inner = expression()
        guard expect(.closeParenthesis, after: "the expression") else { return invalid() }
        inner.range = start..<previousEnd
        return inner
    }
}

extension Expression {
    fileprivate func followed(by more: [Step], end: Int) -> Expression {
        guard !more.isEmpty else { return self }
        let range = range.lowerBound..<max(range.upperBound, end)
        return Expression(kind: .chain(self, more), range: range)
    }
}

extension Rule {
    static let templateComparisonChain = Rule(
        id: "templateComparisonChain", summary: "A comparison has two sides",
        explanation: """
            a < b < c would compare the truth of the first comparison with c, which is never meant. Say 'and', \
            or use parentheses.
            """,
        wrong: "{% if 0 < count < 5 %}few{% endif %}",
        right: "{% if 0 < count and count < 5 %}few{% endif %}")
}
