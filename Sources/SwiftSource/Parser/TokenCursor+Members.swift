extension TokenCursor {
    mutating func parseFunctionDeclaration(_ head: DeclarationHead) -> DeclarationOutline {
        let function = parseFunction()
        var declaration = head.outline(.function, name: function.name, end: lastEnd)
        declaration.parameters = function.parameters
        declaration.requirement = head.requirement(.function(function), end: lastEnd)
        skipBody(of: &declaration)
        return declaration
    }

    /// Passes over the body, where one follows.
    private mutating func skipBody(of declaration: inout DeclarationOutline) {
        guard at(punctuation: Ascii.openBrace) else { return }
        declaration.bodyRange = skipBalanced()
        declaration.range = range(from: declaration.range.lowerBound)
    }

    mutating func parseInitializerOrSubscript(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        let kind: DeclarationOutline.Kind = keyword.name == "init" ? .initializer : .subscript
        if takeOperatorPrefix(Ascii.question) == nil { takeOperatorPrefix(Ascii.exclamation) }
        let generics = atOperatorPrefix(Ascii.less) ? parseGenericParameters() : []
        let parameters = parseParameterClause()
        _ = parseEffects()
        if takeOperator("->") != nil { _ = parseType() }
        _ = parseWhereClause()
        var declaration = head.outline(kind, name: keyword, end: lastEnd)
        declaration.genericParameters = generics
        declaration.parameters = parameters
        skipBody(of: &declaration)
        return declaration
    }

    mutating func parseDeinit(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        var declaration = head.outline(.deinit, name: keyword, end: lastEnd)
        skipBody(of: &declaration)
        return declaration
    }

    mutating func parseAssociatedTypeDeclaration(_ head: DeclarationHead) -> DeclarationOutline {
        let type = parseAssociatedType()
        var declaration = head.outline(.associatedtype, name: type.name, end: lastEnd)
        declaration.inherited = type.inherited
        declaration.requirement = head.requirement(.associatedType(type), end: lastEnd)
        return declaration
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
        var declaration = head.outline(.variable, name: variable.name, end: lastEnd)
        declaration.bodyRange = variable.accessors?.range
        declaration.requirement = head.requirement(.variable(variable), end: lastEnd)
        skipBody(of: &declaration)
        return declaration
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
            var declaration = head.outline(.case, name: name, end: lastEnd)
            declaration.parameters = parameters
            list.append(declaration)
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
