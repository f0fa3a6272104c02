import Diagnostics

/// Parses expressions, from lowest to highest precedence: `a if b else c`, `or`, `and`, `not`, comparisons,
/// filters, members and indexes.
extension TagReader {
    /// The maximum nesting of expressions.
    static let maximumDepth = 16

    /// Parses an expression. If there is none, reports an error and returns an invalid expression.
    mutating func expression() -> TemplateExpression {
        guard depth < Self.maximumDepth else {
            report(
                .templateNesting, "expressions are nested more than \(Self.maximumDepth) deep", at: place,
                note: "move a part of the expression to a 'set'")
            return invalid()
        }
        depth += 1
        defer { depth -= 1 }
        let then = disjunction()
        guard take(.if) else { return then }
        let condition = disjunction()
        guard expect(.else, after: "the condition") else { return invalid() }
        let otherwise = expression()
        return TemplateExpression(
            kind: .conditional(then: then, condition: condition, otherwise: otherwise),
            range: then.range.lowerBound..<previousEnd)
    }

    private func invalid() -> TemplateExpression { TemplateExpression(kind: .invalid, range: place) }

    private mutating func disjunction() -> TemplateExpression {
        let first = conjunction()
        guard isNext(.or) else { return first }
        var all = [first]
        while take(.or) { all.append(conjunction()) }
        return TemplateExpression(kind: .or(all), range: first.range.lowerBound..<previousEnd)
    }

    private mutating func conjunction() -> TemplateExpression {
        let first = negation()
        guard isNext(.and) else { return first }
        var all = [first]
        while take(.and) { all.append(negation()) }
        return TemplateExpression(kind: .and(all), range: first.range.lowerBound..<previousEnd)
    }

    /// Parses a comparison after any number of `not`. To keep the tree flat, an odd number becomes one `not` and an
    /// even number becomes two.
    private mutating func negation() -> TemplateExpression {
        let start = place.lowerBound
        var count = 0
        while take(.not) { count += 1 }
        var operand = comparison()
        guard count > 0 else { return operand }
        if count.isMultiple(of: 2) { operand = TemplateExpression(kind: .not(operand), range: operand.range) }
        return TemplateExpression(kind: .not(operand), range: start..<previousEnd)
    }

    private mutating func comparison() -> TemplateExpression {
        let left = filtered()
        guard let comparison = takeComparison() else { return left }
        let right = filtered()
        let next = place
        if takeComparison() != nil {
            report(
                .templateMalformedTag, "cannot chain comparisons", at: next,
                note: "join two comparisons with 'and', or use parentheses")
            return invalid()
        }
        return TemplateExpression(
            kind: .comparison(left, comparison, right), range: left.range.lowerBound..<previousEnd)
    }

    private mutating func takeComparison() -> Comparison? {
        if isNext(.not), peekSecond?.kind == .reserved(.in) {
            index += 2
            return .notIn
        }
        guard case .reserved(let operation)? = peek?.kind, let comparison = Comparison(rawValue: operation.rawValue)
        else { return nil }
        index += 1
        return comparison
    }

    private mutating func filtered() -> TemplateExpression {
        let base = operand()
        var filters: [TemplateExpression.Step] = []
        while take(.pipe) {
            guard let call = filterCall() else { return invalid() }
            filters.append(.filter(call))
        }
        return base.followed(by: filters, end: previousEnd)
    }

    /// Parses the name and arguments of a filter, after `|` or the keyword `filter`.
    mutating func filterCall() -> FilterCall? {
        guard let name = name("the name of a filter") else { return nil }
        var arguments: [TemplateExpression] = []
        if take(.colon) {
            repeat { arguments.append(operand()) } while take(.comma)
        }
        return FilterCall(name: name, arguments: arguments, range: name.range.lowerBound..<previousEnd)
    }

    /// Parses a literal, a name or an expression in parentheses, and the members and indexes after it: `a.b[0]`.
    private mutating func operand() -> TemplateExpression {
        let base = primary()
        var steps: [TemplateExpression.Step] = []
        while true {
            if take(.dot) {
                guard let member = name("the name of a member after '.'") else { return invalid() }
                steps.append(.member(member))
            } else if isNext(.openBracket) {
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

    private mutating func primary() -> TemplateExpression {
        if isNext(.openParenthesis) { return parenthesis() }
        guard let token = peek, let kind = kind(of: token) else {
            fail("an expression")
            return invalid()
        }
        index += 1
        return TemplateExpression(kind: kind, range: token.range)
    }

    /// Returns the expression that a single token stands for: a literal or a name. Returns nil for other tokens.
    private mutating func kind(of token: TemplateToken) -> TemplateExpression.Kind? {
        if let (value, type) = literal(token) { return .literal(value, type) }
        guard token.kind == .name || token.kind == .reserved(.forloop) else { return nil }
        return .name(text(token))
    }

    private mutating func parenthesis() -> TemplateExpression {
        let start = place.lowerBound
        index += 1
        var inner = expression()
        guard expect(.closeParenthesis, after: "the expression") else { return invalid() }
        inner.range = start..<previousEnd
        return inner
    }
}

extension TemplateExpression {
    fileprivate func followed(by steps: [Step], end: Int) -> TemplateExpression {
        guard !steps.isEmpty else { return self }
        return TemplateExpression(kind: .chain(self, steps), range: range.lowerBound..<max(range.upperBound, end))
    }
}
