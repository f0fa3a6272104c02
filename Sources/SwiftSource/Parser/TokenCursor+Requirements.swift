extension TokenCursor {
    /// Parses a member after its attributes and modifiers, up to the `{` of its body. If no declaration starts here,
    /// consumes no tokens and returns nil.
    ///
    /// Braces after a variable are its accessors if they contain only `get`, `set` and effects. `init`, `subscript`,
    /// operators and the like are skipped with their bodies.
    package mutating func parseRequirementKind() -> Requirement.Kind? {
        guard let word = keyword, word.isDeclaration else { return nil }
        switch word {
        case .func where peek(1).kind == .op:
            let keyword = peek()
            _ = parseFunction(after: advance())
            if at(punctuation: ASCII.openBrace) { skipBalanced() }
            return .other(keyword: identifier(of: keyword))
        case .func: return .function(parseFunction(after: advance()))
        case .var, .let:
            return peek(1).kind == .punctuation(ASCII.openParen)
                ? skipOtherRequirement() : .variable(parseVariable(takeAnyIdentifier()))
        case .associatedtype: return .associatedType(parseAssociatedType())
        case .actor, .macro, .`precedencegroup`, .operator:
            // These words are keywords only before a name or an operator.
            return peek(1).kind == .identifier || peek(1).kind == .op ? skipOtherRequirement() : nil
        default: return skipOtherRequirement()
        }
    }

    /// Skips to the member's end, its body included.
    private mutating func skipOtherRequirement() -> Requirement.Kind {
        let keyword = takeAnyIdentifier()
        if atMemberEnd { return .other(keyword: keyword) }
        skipBalanced()
        skipToMemberEnd()
        return .other(keyword: keyword)
    }

    /// Parses a function after its keyword, without its body.
    mutating func parseFunction(after keyword: Token) -> FunctionSyntax {
        let name = takeOperatorName() ?? expectName(of: "a function", after: keyword.range)
        let generics = parseGenericParameters()
        var parameters: [Parameter] = []
        if at(punctuation: ASCII.openParen) {
            parameters = parseParameterClause()
        } else {
            expect("(", "after the function's name", inserting: "()")
        }
        let effects = parseEffects()
        let result = takeOperator("->") != nil ? parseType() : nil
        return FunctionSyntax(
            name: name, genericParameters: generics, parameters: parameters, effects: effects, result: result,
            whereClause: parseWhereClause())
    }

    /// Takes the name of an operator function, such as `==`, without the `<` of its generic parameters.
    private mutating func takeOperatorName() -> Identifier? {
        guard peek().kind == .op else { return nil }
        let range = peek().range
        guard range.count > 1, bytes[range.upperBound - 1] == ASCII.less, peek(1).kind == .identifier,
            !peek(1).hasSpaceBefore
        else { return takeAnyIdentifier() }
        let start = range.lowerBound
        for _ in 1..<range.count { takeOperatorPrefix(bytes[peek().range.lowerBound]) }
        return Identifier(text(self.range(from: start)), self.range(from: start))
    }

    /// Parses a property after its keyword, with its value and with accessors such as `{ get }`.
    mutating func parseVariable(_ keyword: Identifier) -> VariableSyntax {
        let name = expectName(of: "a property", after: keyword.range)
        let type = parseTypeAnnotation()
        var value: Identifier?
        if takeOperator("=") != nil { value = parseValueText() }
        return VariableSyntax(keyword: keyword, name: name, type: type, value: value, accessors: parseAccessors())
    }

    mutating func parseAssociatedType() -> AssociatedTypeSyntax {
        let keyword = advance()
        let name = expectName(of: "an associated type", after: keyword.range)
        let inherited = parseInheritance()
        if takeOperator("=") != nil { _ = parseType() }
        _ = parseWhereClause()
        return AssociatedTypeSyntax(name: name, inherited: inherited)
    }

    /// Parses `{ get }`, `{ get set }` or `{ get async throws(E) }`. At other braces, consumes no tokens and returns
    /// nil.
    package mutating func parseAccessors() -> VariableSyntax.Accessors? {
        guard at(punctuation: ASCII.openBrace) else { return nil }
        let saved = mark()
        let start = advance().range.lowerBound
        var getEffects: Effects?
        var isSettable = false
        accessors: while !at(punctuation: ASCII.closeBrace) {
            switch keyword {
            case .get where getEffects == nil:
                advance()
                getEffects = parseEffects()
            case .set where !isSettable:
                advance()
                _ = parseEffects()
                isSettable = true
            case .mutating, .nonmutating, .consuming, .borrowing: advance()
            case _ where at(punctuation: ASCII.at):
                _ = parseAttributes()
            default:
                break accessors
            }
        }
        guard at(punctuation: ASCII.closeBrace), let getEffects else {
            reset(to: saved)
            return nil
        }
        advance()
        let range = range(from: start)
        return VariableSyntax.Accessors(
            getEffects: getEffects, isSettable: isSettable, text: foldedText(range), range: range)
    }
}
