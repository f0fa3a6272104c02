import Diagnostics

extension TokenCursor {
    mutating func parseFunctionDeclaration(_ head: DeclarationHead) -> DeclarationOutline {
        let function = parseFunction(after: advance())
        let requirement = head.requirement(.function(function), end: lastEnd)
        let body = skipBody()
        return head.outline(
            .function, name: function.name, parameters: function.parameters, requirement: requirement, end: lastEnd,
            bodyRange: body)
    }

    /// Skips the body, and returns its range; nil if there is none.
    private mutating func skipBody() -> Range<Int>? {
        guard at(punctuation: ASCII.openBrace) else { return nil }
        guard isStrict else { return skipBalanced() }
        if context.container == .protocol {
            refuse("requirement cannot have a body", "move the body to an extension", at: head.range)
        }
        let start = head.range.lowerBound
        _ = parseCodeBlock()
        return range(from: start)
    }

    /// Skips the accessors of a property or a subscript, and returns their range; nil if there are none.
    private mutating func skipAccessors() -> Range<Int>? {
        guard at(punctuation: ASCII.openBrace) else { return nil }
        guard isStrict else { return skipBalanced() }
        let start = head.range.lowerBound
        if parseAccessorBlock() == nil { _ = parseCodeBlock() }
        return range(from: start)
    }

    mutating func parseInitializerOrSubscript(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        let kind: DeclarationOutline.Kind = keyword.name == "init" ? .initializer : .subscript
        if kind == .initializer, takeOperatorPrefix(ASCII.question) == nil { takeOperatorPrefix(ASCII.exclamation) }
        let generics = parseGenericParameters()
        let parameters = parseParameterClause()
        if kind == .initializer { _ = parseEffects() }
        if takeOperator("->") != nil { _ = parseType() }
        _ = parseWhereClause()
        let body = kind == .subscript ? parseAccessors()?.range ?? skipAccessors() : skipBody()
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

    /// Parses `var a = 1, b: Int { … }` and `let (x, y) = point`.
    mutating func parseVariableDeclarations(_ head: DeclarationHead, into list: inout [DeclarationOutline]) {
        var keyword = takeAnyIdentifier()
        let count = list.count
        repeat {
            if at(punctuation: ASCII.openParen) {
                list += parseTupleVariables(head)
            } else {
                list.append(parseVariableDeclaration(keyword, head))
            }
        } while takeComma(beforeAnother: &keyword)
        if list.count > count + 1 { join(&list[count...]) }
    }

    /// Gives all variables of `let a, b: Int` the same range. A variable without type and value gets the type of the
    /// next one.
    private func join(_ variables: inout ArraySlice<DeclarationOutline>) {
        var type: TypeSyntax?
        for index in variables.indices.reversed() {
            if var variable = variables[index].requirement?.variable {
                if variable.type == nil, variable.value == nil { variable.type = type }
                type = variable.type
                variables[index].requirement?.kind = .variable(variable)
            }
            let range = variables[index].range
            variables[index].range = range.lowerBound..<max(lastEnd, range.upperBound)
            variables[index].isJoint = true
        }
    }

    /// Takes a comma before another variable. Reports `let a: Int, let b: Int`, which needs `;`.
    private mutating func takeComma(beforeAnother introducer: inout Identifier) -> Bool {
        guard let comma = take(punctuation: ASCII.comma) else { return false }
        if keyword == .let || keyword == .var {
            report(
                Diagnostic(
                    .swiftGrammar, "expected ';' between declarations on one line, found ','",
                    at: location(comma.range),
                    fixIts: [.init("replace ',' with ';'", range: comma.range, replacement: ";")]))
            introducer = takeAnyIdentifier()
        }
        return true
    }

    private mutating func parseVariableDeclaration(_ keyword: Identifier, _ head: DeclarationHead) -> DeclarationOutline
    {
        let variable = parseVariable(keyword)
        let accessors = variable.accessors?.range
        if let accessors, context.container == .type {
            refuse("accessor has no body", "write 'get { … }'", at: accessors)
        }
        let requirement = head.requirement(.variable(variable), end: lastEnd)
        let body = skipAccessors() ?? accessors
        return head.outline(.variable, name: variable.name, requirement: requirement, end: lastEnd, bodyRange: body)
    }

    private mutating func parseTupleVariables(_ head: DeclarationHead) -> [DeclarationOutline] {
        let names = inBody { $0.parseBoundNames() }
        parseTypeAnnotation()
        if takeOperator("=") != nil { _ = parseValueText() }
        return names.map { head.outline(.variable, name: $0, end: lastEnd) }
    }

    /// Parses `case a, b(Int), c = 3`.
    mutating func parseCases(_ head: DeclarationHead, into list: inout [DeclarationOutline]) {
        advance()
        let count = list.count
        repeat {
            guard let name = expectName(of: "a case") else { break }
            let parameters = at(punctuation: ASCII.openParen) && !peek().startsLine ? parsePayload() : []
            if takeOperator("=") != nil { _ = parseValueText() }
            list.append(head.outline(.case, name: name, parameters: parameters, end: lastEnd))
        } while take(punctuation: ASCII.comma) != nil
        if list.count == count {
            list.append(head.outline(.other, name: Identifier("case", range(from: head.start)), end: lastEnd))
        }
    }

    /// Parses the associated values of a case: `(Int, label: String = "")`. A value without a label has an empty name.
    private mutating func parsePayload() -> [Parameter] {
        let opening = advance()
        var parameters: [Parameter] = []
        while !at(punctuation: ASCII.closeParen), !isAtEnd {
            let start = peek().range.lowerBound
            var names: [Identifier] = []
            if atLabel(ahead: 0) || (atName && atLabel(ahead: 1)) {
                while atName, let name = takeName() { names.append(name) }
                take(punctuation: ASCII.colon)
            }
            let type = parseType()
            let value = takeOperator("=") == nil ? nil : parseValueText()
            let label = names.first.flatMap { $0.name == "_" ? nil : $0 }
            parameters.append(
                Parameter(
                    label: label, name: names.last ?? Identifier("", start..<start), type: type, isVariadic: false,
                    defaultValue: value, range: range(from: start)))
            if take(punctuation: ASCII.comma) == nil { break }
        }
        close(opening, with: ASCII.closeParen, "after the case's values")
        return parameters
    }
}
