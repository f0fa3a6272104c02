extension TokenCursor {
    mutating func parseFunctionDeclaration(_ head: DeclarationHead) -> DeclarationOutline {
        let function = parseFunction()
        let (name, parameters) = (function.name, function.parameters)
        let requirement = head.requirement(.function(consume function), end: lastEnd)
        let body = skipBody()
        return head.outline(
            .function, name: name, parameters: parameters, requirement: requirement, end: lastEnd, bodyRange: body)
    }

    /// Passes over the body; nil where none follows.
    private mutating func skipBody() -> Range<Int>? { at(punctuation: Ascii.openBrace) ? skipBalanced() : nil }

    mutating func parseInitializerOrSubscript(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        let kind: DeclarationOutline.Kind = keyword.name == "init" ? .initializer : .subscript
        if takeOperatorPrefix(Ascii.question) == nil { takeOperatorPrefix(Ascii.exclamation) }
        let generics = atOperatorPrefix(Ascii.less) ? parseGenericParameters() : []
        let parameters = parseParameterClause()
        _ = parseEffects()
        if takeOperator("->") != nil { _ = parseType() }
        _ = parseWhereClause()
        let body = skipBody()
        return head.outline(
            kind, name: keyword, genericParameters: generics, parameters: parameters, end: lastEnd, bodyRange: body)
    }

    mutating func parseDeinit(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        let body = skipBody()
        return head.outline(.deinit, name: keyword, end: lastEnd, bodyRange: body)
    }

    mutating func parseAssociatedTypeDeclaration(_ head: DeclarationHead) -> DeclarationOutline {
        let type = parseAssociatedType()
        return head.outline(
            .associatedtype, name: type.name, inherited: type.inherited,
            requirement: head.requirement(.associatedType(type), end: lastEnd), end: lastEnd)
    }

    /// `var a = 1, b: Int { … }`, `let (x, y) = point`.
    mutating func parseVariableDeclarations(_ head: DeclarationHead, into list: inout [DeclarationOutline]) {
        let keyword = takeAnyIdentifier()
        repeat {
            if at(punctuation: Ascii.openParen) {
                list += parseTupleVariables(head)
                continue
            }
            list.append(parseVariableDeclaration(keyword, head))
        } while take(punctuation: Ascii.comma) != nil
    }

    private mutating func parseVariableDeclaration(_ keyword: Identifier, _ head: DeclarationHead) -> DeclarationOutline
    {
        let variable = parseVariable(keyword)
        let (name, accessors) = (variable.name, variable.accessors?.range)
        let requirement = head.requirement(.variable(consume variable), end: lastEnd)
        let body = skipBody() ?? accessors
        return head.outline(.variable, name: name, requirement: requirement, end: lastEnd, bodyRange: body)
    }

    private mutating func parseTupleVariables(_ head: DeclarationHead) -> [DeclarationOutline] {
        let names = inBody { $0.parsePattern(.binding).names }
        if take(punctuation: Ascii.colon) != nil { _ = parseType() }
        if takeOperator("=") != nil { _ = parseValueText() }
        return names.map { head.outline(.variable, name: $0, end: lastEnd) }
    }

    /// `case a, b(Int), c = 3`.
    mutating func parseCases(_ head: DeclarationHead, into list: inout [DeclarationOutline]) {
        advance()
        let count = list.count
        repeat {
            guard let name = expectName(of: "a case") else { break }
            let parameters = at(punctuation: Ascii.openParen) ? parsePayload() : []
            if takeOperator("=") != nil { _ = parseValueText() }
            list.append(head.outline(.case, name: name, parameters: parameters, end: lastEnd))
        } while take(punctuation: Ascii.comma) != nil
        if list.count == count {
            list.append(head.outline(.other, name: Identifier("case", range(from: head.start)), end: lastEnd))
        }
    }

    /// `(Int, label: String = "")`; a value without a label has an empty name.
    private mutating func parsePayload() -> [Parameter] {
        let opening = advance()
        var parameters: [Parameter] = []
        while !at(punctuation: Ascii.closeParen), !isAtEnd {
            let start = peek().range.lowerBound
            var names: [Identifier] = []
            if atLabel(ahead: 0) || (atName && atLabel(ahead: 1)) {
                while atName, let name = takeName() { names.append(name) }
                take(punctuation: Ascii.colon)
            }
            let type = parseType()
            let value = takeOperator("=") == nil ? nil : parseValueText()
            let label = names.first.flatMap { $0.name == "_" ? nil : $0 }
            parameters.append(
                Parameter(
                    label: label, name: names.last ?? Identifier("", start..<start), type: type, isVariadic: false,
                    defaultValue: value, range: range(from: start)))
            if take(punctuation: Ascii.comma) == nil { break }
        }
        close(opening, with: Ascii.closeParen, "after the case's values")
        return parameters
    }
}
