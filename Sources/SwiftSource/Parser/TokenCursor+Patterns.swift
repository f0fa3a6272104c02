extension TokenCursor {
    /// A pattern and the names that it binds. An expression that stands in it is found in the value.
    mutating func parsePattern(_ pattern: ParsingContext.Pattern) -> (value: Expression, names: [Identifier]) {
        let outer = patternNames
        patternNames = []
        let value = inPattern(pattern) { $0.parseSequence(assignment: .excluded) }
        let names = patternNames
        patternNames = outer
        return (value, names)
    }

    /// The conditions of `if`, `guard` and `while`.
    mutating func parseConditions() -> [Statement.Condition] {
        var conditions: [Statement.Condition] = []
        while true {
            let before = index
            let condition = parseCondition()
            guard index > before else { return conditions }
            conditions.append(condition)
            if take(punctuation: Ascii.comma) == nil { return conditions }
        }
    }

    private mutating func parseCondition() -> Statement.Condition {
        if peek().kind == .pound, at("#available") || at("#unavailable") {
            advance()
            if at(punctuation: Ascii.openParen) { skipBalanced() }
            return .availability
        }
        switch keyword {
        case .let, .var: return parseOptionalBinding()
        case .case:
            advance()
            let start = peek().range.lowerBound
            let (value, names) = parsePattern(.matching)
            let end = lastEnd
            if take(punctuation: Ascii.colon) != nil { _ = parseType() }
            return matching(start..<max(start, end), names, pattern: value)
        default:
            return .expression(parseExpression())
        }
    }

    private mutating func parseOptionalBinding() -> Statement.Condition {
        advance()
        let start = peek().range.lowerBound
        if atName {
            let name = takeAnyIdentifier()
            if take(punctuation: Ascii.colon) != nil { _ = parseType() }
            return .optionalBinding(name: name, value: takeOperator("=") == nil ? nil : parseExpression())
        }
        let (value, names) = parsePattern(.binding)
        let end = lastEnd
        if take(punctuation: Ascii.colon) != nil { _ = parseType() }
        return matching(start..<max(start, end), names, pattern: value)
    }

    /// `= value` after a pattern. Expressions in the pattern are evaluated with the value.
    private mutating func matching(
        _ range: Range<Int>, _ names: [Identifier], pattern: Expression
    ) -> Statement.Condition {
        let value = takeOperator("=") == nil ? nothing() : parseExpression()
        let whole = pattern.holdsNothing ? value : expression(.other([value, pattern]), from: range.lowerBound)
        return .matching(pattern: Identifier(text(range), range), binds: names, value: whole)
    }
}

extension Expression {
    /// A literal or a name that a pattern bound: nothing in it is looked up.
    var holdsNothing: Bool {
        switch kind {
        case .literal, .implicitMember: true
        case .other(let parts), .array(let parts), .dictionary(let parts): parts.allSatisfy(\.holdsNothing)
        case .tuple(let elements): elements.allSatisfy(\.value.holdsNothing)
        case .call(let callee, let arguments, let closures):
            closures.isEmpty && callee.holdsNothing && arguments.allSatisfy(\.value.holdsNothing)
        case .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base), .member(let base, _):
            base.holdsNothing
        default: false
        }
    }
}
