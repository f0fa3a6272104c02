import Diagnostics

extension TokenCursor {
    /// Parses a type, an extension, a type alias or a member. For `case a, b` and `var a, b`, returns the first
    /// declaration. If no declaration starts here, consumes no tokens and returns nil.
    package mutating func parseDeclaration() -> DeclarationOutline? {
        var declarations: [DeclarationOutline] = []
        parseDeclarations(into: &declarations, isConditional: false)
        return declarations.first
    }

    /// Parses the declarations from `#if` to its `#endif`. Returns false if there is other text, or no `#endif`.
    package mutating func parseConditionalDeclarations() -> Bool {
        var open = 0
        repeat {
            if skipConditionDirective(open: &open) || take(punctuation: ASCII.semicolon) != nil { continue }
            let start = index
            var declarations: [DeclarationOutline] = []
            parseDeclarations(into: &declarations, isConditional: true)
            if index == start { return false }
        } while open > 0
        return true
    }

    /// Parses a declaration and adds it to `list`; `case a, b` adds several. If no declaration starts here, consumes no
    /// tokens.
    mutating func parseDeclarations(into list: inout [DeclarationOutline], isConditional: Bool) {
        guard mayStartDeclaration else { return }
        if !context.isInBody { beginMember() }
        let saved = mark()
        let head = parseDeclarationHead(isConditional: isConditional)
        let count = list.count
        let end = index
        parseDeclarations(head, into: &list)
        guard list.count == count else { return }
        reset(to: saved)
        strayModifiers = saved.index..<end
    }

    /// Parses the attributes and modifiers before the keyword of a declaration. The keyword may be missing.
    package mutating func parseDeclarationHead(isConditional: Bool = false) -> DeclarationHead {
        let documentation = documentation()
        let start = head.range.lowerBound
        return DeclarationHead(
            documentation: documentation, attributes: parseAttributes(), modifiers: parseModifiers(), start: start,
            isConditional: isConditional)
    }

    /// Whether the next token is a declaration's keyword, or an attribute or modifier that may precede such a keyword.
    var mayStartDeclaration: Bool {
        mayStartAttributesOrModifiers ? !strayModifiers.contains(index) : keyword?.isDeclaration ?? false
    }

    mutating func parseDeclarations(_ head: DeclarationHead, into list: inout [DeclarationOutline]) {
        guard let word = keyword else { return }
        switch word {
        case .struct: list.append(parseTypeDeclaration(.struct, head))
        case .enum: list.append(parseTypeDeclaration(.enum, head))
        case .class: list.append(parseTypeDeclaration(.class, head))
        case .protocol: list.append(parseTypeDeclaration(.protocol, head))
        case .extension: list.append(parseTypeDeclaration(.extension, head))
        case .actor where peek(1).kind == .identifier || peek(1).kind == .escapedIdentifier:
            list.append(parseTypeDeclaration(.actor, head))
        case .typealias: list.append(parseTypeAlias(head))
        case .func: list.append(parseFunctionDeclaration(head))
        case .initializer, .subscript: list.append(parseInitializerOrSubscript(head))
        case .deinit: list.append(parseDeinit(head))
        case .var, .let: parseVariableDeclarations(head, into: &list)
        case .case: parseCases(head, into: &list)
        case .associatedtype: list.append(parseAssociatedTypeDeclaration(head))
        case .import: list.append(skipOtherDeclaration(head))
        case .macro, .operator, .`precedencegroup`:
            if peek(1).kind == .identifier || peek(1).kind == .op { list.append(skipOtherDeclaration(head)) }
        default: break
        }
    }

    private mutating func parseTypeDeclaration(
        _ kind: DeclarationOutline.Kind, _ head: DeclarationHead
    ) -> DeclarationOutline {
        let keyword = advance()
        let name = kind == .extension ? parseExtendedType() : expectName(of: "a type", after: keyword.range)
        let generics = parseGenericParameters()
        let inherited = parseInheritance()
        let whereClause = parseWhereClause()
        let start = peek().range.lowerBound
        let hasBody = at(punctuation: ASCII.openBrace)
        let members = hasBody ? parseMembers(of: kind, isConditional: head.isConditional) : []
        if !hasBody { expect("{", "before the members of '\(name.name)'") }
        return head.outline(
            kind, name: name, genericParameters: generics, inherited: inherited, whereClause: whereClause,
            members: members, end: lastEnd, bodyRange: hasBody ? range(from: start) : nil)
    }

    private mutating func parseExtendedType() -> Identifier {
        let type = parseType()
        return Identifier(type.text, type.range)
    }

    private mutating func parseMembers(
        of kind: DeclarationOutline.Kind, isConditional: Bool
    ) -> [DeclarationOutline] {
        inContainer(kind == .protocol ? .protocol : .type) { $0.parseMembers(isConditional: isConditional) }
    }

    private mutating func parseMembers(isConditional: Bool) -> [DeclarationOutline] {
        let opening = advance()
        guard enter() else { return [] }
        defer { leave() }
        var members: [DeclarationOutline] = []
        var conditions = 0
        var isSeparated = true
        while !isAtEnd, !at(punctuation: ASCII.closeBrace) {
            if skipConditionDirective(open: &conditions) { continue }
            if take(punctuation: ASCII.semicolon) != nil { continue }
            if !isSeparated, !head.startsLine {
                refuse(
                    "expected ';' between declarations on one line, found @", "insert ';', or start a new line",
                    at: head.range)
            }
            let count = members.count
            parseDeclarations(into: &members, isConditional: isConditional || conditions > 0)
            if members.count == count { skipNoDeclaration() }
            isSeparated = take(punctuation: ASCII.semicolon) != nil
        }
        _ = closeBlock(opening, from: lastEnd)
        return members
    }

    /// Skips a macro between members. Skips and reports any other text.
    private mutating func skipNoDeclaration() {
        let before = index
        if peek().kind == .pound {
            _ = inBody { $0.parseMacro() }
        } else {
            report(
                Diagnostic(
                    .expectedDeclaration, "expected a declaration, found \(found.description)",
                    at: location(peek().range),
                    notes: ["start a member with a keyword such as 'func', 'var' or 'case'"]))
            if at(punctuation: ASCII.openBrace) { skipBalanced() } else { advance() }
            skipToMemberEnd()
        }
        if index == before { advance() }
    }

    private mutating func parseTypeAlias(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = advance()
        let name = expectName(of: "a type", after: keyword.range)
        let generics = parseGenericParameters()
        var aliased: TypeSyntax?
        if takeOperator("=") != nil {
            aliased = parseType()
        } else {
            refuse("expected '=' and a type, found @", "write '= Type'")
        }
        _ = parseWhereClause()
        return head.outline(.typealias, name: name, genericParameters: generics, aliased: aliased, end: lastEnd)
    }

    private mutating func skipOtherDeclaration(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        if !atMemberEnd { advance() }
        skipToMemberEnd()
        return head.outline(.other, name: keyword, end: lastEnd)
    }
}

/// The text before the keyword of a declaration: its documentation, attributes and modifiers.
package struct DeclarationHead {
    /// The doc comment before the declaration.
    package var documentation: Documentation?
    /// The attributes, in order.
    package var attributes: [Attribute]
    /// The modifiers, in order.
    package var modifiers: [Identifier]
    /// The offset of the first attribute or modifier; without them, of the keyword.
    package var start: Int
    /// Whether the declaration is inside `#if`.
    var isConditional: Bool

    /// Returns the declaration with this head.
    package func outline(
        _ kind: DeclarationOutline.Kind, name: Identifier, genericParameters: [GenericParameter] = [],
        inherited: [TypeSyntax] = [], aliased: TypeSyntax? = nil, whereClause: Identifier? = nil,
        parameters: [Parameter] = [], requirement: Requirement? = nil, members: [DeclarationOutline] = [], end: Int,
        bodyRange: Range<Int>? = nil
    ) -> DeclarationOutline {
        DeclarationOutline(
            documentation: documentation, attributes: attributes, modifiers: modifiers, kind: kind, name: name,
            genericParameters: genericParameters, inherited: inherited, aliased: aliased, whereClause: whereClause,
            parameters: parameters, requirement: requirement, members: members, range: start..<max(start, end),
            bodyRange: bodyRange, isConditional: isConditional)
    }

    /// Returns the requirement with this head.
    package func requirement(_ kind: Requirement.Kind, end: Int) -> Requirement {
        Requirement(
            documentation: documentation, attributes: attributes, modifiers: modifiers, kind: kind,
            range: start..<max(start, end))
    }
}
