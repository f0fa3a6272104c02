extension TokenCursor {
    /// Parses a pattern. Returns its expression and the names that it binds.
    mutating func parsePattern(_ pattern: ParsingContext.Pattern) -> (value: Expression, names: [Identifier]) {
        let outer = patternNames
        patternNames = []
        let value = inPattern(pattern) { $0.parseSequence(assignment: .excluded) }
        let names = patternNames
        patternNames = outer
        return (value, names)
    }

    /// Parses the names after `let`, `var` and `for`: a name, `_`, or several in parentheses, as `(a, label: (b, _))`.
    mutating func parseBoundNames() -> [Identifier] {
        if at(punctuation: ASCII.openParen) {
            guard enter() else { return [] }
            defer { leave() }
            let opening = advance()
            var names: [Identifier] = []
            while !at(punctuation: ASCII.closeParen), !isAtEnd {
                if atLabel(ahead: 0) { advance(); advance() }
                names += parseBoundNames()
                if take(punctuation: ASCII.comma) == nil { break }
            }
            close(opening, with: ASCII.closeParen)
            return names
        }
        guard mayBeName(head) || keyword == .wildcard else {
            refuse("expected a name, found @", "write a name, or '(a, b)'")
            return []
        }
        let name = takeAnyIdentifier()
        return name.name == "_" ? [] : [name]
    }

    /// Parses the conditions of `if`, `guard` and `while`.
    mutating func parseConditions() -> [Statement.Condition] {
        var conditions: [Statement.Condition] = []
        while true {
            let before = index
            if at(punctuation: ASCII.openBrace) {
                refuse("expected a condition, found @", "write a condition before the braces")
                return conditions
            }
            let condition = parseCondition()
            guard index > before else {
                refuse("expected a condition, found @", "write an expression, 'let' or 'case'")
                return conditions
            }
            conditions.append(condition)
            if take(punctuation: ASCII.comma) == nil { return conditions }
        }
    }

    private mutating func parseCondition() -> Statement.Condition {
        if peek().kind == .pound, at("#available") || at("#unavailable") {
            let isNegated = at("#unavailable")
            advance()
            if at(punctuation: ASCII.openParen) { skipBalanced() }
            return .availability(isNegated: isNegated)
        }
        switch keyword {
        case .let, .var: return parseOptionalBinding()
        case .case:
            advance()
            let start = peek().range.lowerBound
            let (value, names) = parsePattern(.matching)
            parseTypeAnnotation()
            return matching(value, names, from: start)
        default:
            return .expression(parseExpression())
        }
    }

    private mutating func parseOptionalBinding() -> Statement.Condition {
        advance()
        let start = peek().range.lowerBound
        if atName, atPlainBinding {
            let name = takeAnyIdentifier()
            parseTypeAnnotation()
            return .optionalBinding(name: name, value: takeOperator("=") == nil ? nil : expectExpression("after '='"))
        }
        let (value, names) = parsePattern(.binding)
        if lastEnd <= start { refuse("expected a name, found @", "write a name") }
        parseTypeAnnotation()
        return matching(value, names, from: start)
    }

    /// Whether a single name is next, and not a pattern such as `(a, b)`.
    private var atPlainBinding: Bool {
        guard !isReservedWord || keyword == .selfValue || keyword == .wildcard else { return false }
        switch peek(1).kind {
        case .punctuation(ASCII.colon), .punctuation(ASCII.comma), .punctuation(ASCII.openBrace), .identifier:
            return true
        case .op: return at("=", ahead: 1)
        default: return peek(1).startsLine
        }
    }

    /// Parses `= value` after a pattern. If the pattern uses existing names, the returned value contains the pattern
    /// too.
    private mutating func matching(
        _ pattern: Expression, _ names: [Identifier], from start: Int
    ) -> Statement.Condition {
        if !atOperator("=") { refuse("expected '=' and a value after the pattern, found @", "write '= value'") }
        let value = takeOperator("=") == nil ? emptyExpression() : expectExpression("after '='")
        let whole = pattern.usesNoNames ? value : expression(.other([value, pattern]), from: start)
        return .matching(pattern: pattern, binds: names, value: whole)
    }
}

extension Expression {
    /// Whether the pattern uses no existing name: it consists of literals, `_`, `.member` and names that it declares.
    var usesNoNames: Bool {
        switch kind {
        case .literal, .implicitMember, .bound: true
        case .name(let name): name.name == "_"
        case .other(let parts), .array(let parts), .dictionary(let parts): parts.allSatisfy(\.usesNoNames)
        case .tuple(let elements): elements.allSatisfy(\.value.usesNoNames)
        case .call(let callee, let arguments, let closures):
            closures.isEmpty && callee.usesNoNames && arguments.allSatisfy(\.value.usesNoNames)
        case .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base), .member(let base, _):
            base.usesNoNames
        default: false
        }
    }
}
