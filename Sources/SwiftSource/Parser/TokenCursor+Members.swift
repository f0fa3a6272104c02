import Diagnostics

extension TokenCursor {
    mutating func parseFunctionDeclaration(_ head: DeclarationHead) -> DeclarationOutline {
        let function = parseFunction(after: advance())
        checkConcurrent(head.attributes, isAsync: function.effects.isAsync)
        let (name, parameters) = (function.name, function.parameters)
        let requirement = head.requirement(.function(consume function), end: lastEnd)
        let body = skipBody()
        return head.outline(
            .function, name: name, parameters: parameters, requirement: requirement, end: lastEnd, bodyRange: body)
    }

    /// Passes over the body; nil where none follows.
    private mutating func skipBody() -> Range<Int>? {
        guard at(punctuation: Ascii.openBrace) else { return nil }
        guard isStrict else { return skipBalanced() }
        if context.container == .protocol {
            refuse("a requirement has no body", "move it to an extension", at: head.range)
        }
        let start = head.range.lowerBound
        _ = parseCodeBlock()
        return range(from: start)
    }

    /// Passes over the accessors of a property or a subscript; nil where none follow.
    private mutating func skipAccessors(isLet: Bool, hasType: Bool) -> Range<Int>? {
        guard isStrict, at(punctuation: Ascii.openBrace) else { return skipBody() }
        let start = head.range.lowerBound
        if checkAccessors(isLet: isLet, hasType: hasType) == nil { _ = parseCodeBlock() }
        return range(from: start)
    }

    mutating func parseInitializerOrSubscript(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        let kind: DeclarationOutline.Kind = keyword.name == "init" ? .initializer : .subscript
        if kind == .initializer, takeOperatorPrefix(Ascii.question) == nil { takeOperatorPrefix(Ascii.exclamation) }
        let generics = parseGenericParameters()
        let parameters = parseParameterClause()
        if at(punctuation: Ascii.openParen) {
            refuse("@ has one list of parameters", "write them in one", at: peek().range)
        }
        if kind == .initializer {
            _ = parseEffects()
            if atOperator("->") { refuse("an initialiser has no result", "delete it") }
        } else if !atOperator("->") {
            refuse("expected '->' and the type of the subscript's value, found @", "write '-> Type'")
        }
        if takeOperator("->") != nil { _ = parseType() }
        _ = parseWhereClause()
        let isEmpty = context.container == .protocol && peek(1).kind == .punctuation(Ascii.closeBrace)
        if kind == .subscript, !at(punctuation: Ascii.openBrace) || isEmpty {
            refuse("expected the subscript's accessors, found @", "write '{ get }' or its statements")
        }
        let accessors = kind == .subscript ? parseAccessors()?.range : nil
        if let accessors { checkAccessors(accessors, isLet: false, hasType: true) }
        let body = accessors ?? (kind == .subscript ? skipAccessors(isLet: false, hasType: true) : skipBody())
        return head.outline(
            kind, name: keyword, genericParameters: generics, parameters: parameters, end: lastEnd, bodyRange: body)
    }

    mutating func parseDeinit(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        if !at(punctuation: Ascii.openBrace) {
            refuse("expected '{' after 'deinit', found @", "write its statements in braces")
        }
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
        var keyword = takeAnyIdentifier()
        let count = list.count
        repeat {
            if list.count > count, list.last?.bodyRange != nil {
                refuse("only a single variable has accessors", "declare it alone")
            }
            if at(punctuation: Ascii.openParen) {
                list += parseTupleVariables(head)
                if at(punctuation: Ascii.openBrace) {
                    refuse("only a single variable has accessors", "declare it alone")
                }
                continue
            }
            list.append(parseVariableDeclaration(keyword, head))
            if list.count > count + 1, list.last?.bodyRange != nil {
                refuse("only a single variable has accessors", "declare it alone")
            }
        } while takeComma(beforeAnother: &keyword)
        if list.count > count + 1 { join(&list[count...]) }
    }

    /// `let a, b: Int` is one declaration: each of its variables stands where all do, and has the type that follows.
    private func join(_ variables: inout ArraySlice<DeclarationOutline>) {
        var type: TypeSyntax?
        for index in variables.indices.reversed() {
            let one = variables[index]
            var requirement = one.requirement
            if var variable = requirement?.variable {
                if variable.type == nil, variable.value == nil { variable.type = type }
                type = variable.type
                requirement?.kind = .variable(variable)
            }
            variables[index] = DeclarationOutline(
                documentation: one.documentation, attributes: one.attributes, modifiers: one.modifiers, kind: one.kind,
                name: one.name, genericParameters: [], inherited: [], requirement: requirement, members: [],
                range: one.range.lowerBound..<max(lastEnd, one.range.upperBound), bodyRange: one.bodyRange,
                isConditional: one.isConditional, isJoint: true)
        }
    }

    /// `let a: Int, let b: Int` is read as two declarations that have the wrong sign between them.
    private mutating func takeComma(beforeAnother introducer: inout Identifier) -> Bool {
        guard let comma = take(punctuation: Ascii.comma) else { return false }
        if keyword == .let || keyword == .var {
            report(
                Diagnostic(
                    .swiftGrammar, "two declarations on one line have ';' between them, found ','",
                    at: location(comma.range),
                    fixIts: [.init("replace ',' by ';'", range: comma.range, replacement: ";")]))
            introducer = takeAnyIdentifier()
        }
        return true
    }

    private mutating func parseVariableDeclaration(_ keyword: Identifier, _ head: DeclarationHead) -> DeclarationOutline
    {
        let variable = parseVariable(keyword)
        let (name, accessors) = (variable.name, variable.accessors?.range)
        let (isLet, hasType) = (variable.keyword.name == "let", variable.type != nil)
        if let accessors, isStrict { checkAccessors(accessors, isLet: isLet, hasType: hasType) }
        let requirement = head.requirement(.variable(consume variable), end: lastEnd)
        let body = skipAccessors(isLet: isLet, hasType: hasType) ?? accessors
        return head.outline(.variable, name: name, requirement: requirement, end: lastEnd, bodyRange: body)
    }

    private mutating func parseTupleVariables(_ head: DeclarationHead) -> [DeclarationOutline] {
        let names = inBody { $0.parseBoundNames() }
        parseTypeAnnotation()
        if takeEqual() != nil { _ = parseValueText() }
        return names.map { head.outline(.variable, name: $0, end: lastEnd) }
    }

    /// `case a, b(Int), c = 3`.
    mutating func parseCases(_ head: DeclarationHead, into list: inout [DeclarationOutline]) {
        advance()
        let count = list.count
        repeat {
            guard let name = expectName(of: "a case") else { break }
            let parameters = at(punctuation: Ascii.openParen) && !peek().startsLine ? parsePayload() : []
            if takeEqual() != nil {
                let first = index
                _ = parseValueText()
                checkRawValue(from: first)
            }
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
        if at(punctuation: Ascii.closeParen) {
            refuse("a case with values has one at least", "delete the parentheses", at: opening.range)
        }
        while !at(punctuation: Ascii.closeParen), !isAtEnd {
            let start = peek().range.lowerBound
            var names: [Identifier] = []
            if atLabel(ahead: 0) || (atName && atLabel(ahead: 1)) {
                while atName, let name = takeName() { names.append(name) }
                if names.count > 1, names[0].name != "_" {
                    refuse("a case's value has one name", "delete '\(names[0].name)'", at: names[0].range)
                }
                take(punctuation: Ascii.colon)
            }
            let first = index
            let type = parseType()
            // Swift's parser does not know it from an operator here.
            if names.isEmpty, let less = tokens[first..<index].first(where: { matchesText($0, "<~") }) {
                refuse("'<~' cannot be read in a case's value", "give the value a label", at: less.range)
            }
            refuseVariadic()
            let value = takeEqual() == nil ? nil : parseValueText()
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

    /// The tokens from `first` on are a number, a text, `true`, `false` or `nil`.
    private mutating func checkRawValue(from first: Int) {
        guard index > first else { return }
        let value = tokens[first..<index]
        let isNegative = matchesText(tokens[first], "-")
        switch value.last?.kind {
        case .integer, .float: if value.count == (isNegative ? 2 : 1) { return }
        case .string: if value.count == 1 { return }
        case .identifier: if value.count == 1, [.true, .false, .nil].contains(tokens[first].keyword) { return }
        default: break
        }
        refuse("the raw value of a case is a literal", "write a number or a text", at: tokens[first].range)
    }
}
