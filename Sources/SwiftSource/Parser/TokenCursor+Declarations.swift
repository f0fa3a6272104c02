import Diagnostics

extension TokenCursor {
    /// A type, an extension, a type alias or a member, its body passed over; nil, and nothing taken, where none begins. Of
    /// `case a, b` and `var a, b` it is the first.
    package mutating func parseDeclaration() -> DeclarationOutline? {
        parseDeclarations(isConditional: false).first
    }

    /// What one declaration declares: several names in `case a, b`; empty, and nothing taken, where none begins.
    mutating func parseDeclarations(isConditional: Bool) -> [DeclarationOutline] {
        guard mayStartDeclaration else { return [] }
        let saved = (mark: mark(), documentation: documentation())
        let start = peek().range.lowerBound
        let head = DeclarationHead(
            documentation: saved.documentation, attributes: parseAttributes(), modifiers: parseModifiers(),
            start: start,
            isConditional: isConditional)
        let declarations = parseDeclarations(head)
        if declarations.isEmpty { reset(to: saved.mark) }
        return declarations
    }

    private var mayStartDeclaration: Bool {
        switch peek().kind {
        case .punctuation(Ascii.at): return true
        case .identifier:
            guard let word = keyword else { return false }
            return word.isDeclaration || word.isModifier
        default: return false
        }
    }

    private mutating func parseDeclarations(_ head: DeclarationHead) -> [DeclarationOutline] {
        guard let word = keyword else { return [] }
        switch word {
        case .struct: return [parseTypeDeclaration(.struct, head)]
        case .enum: return [parseTypeDeclaration(.enum, head)]
        case .class: return [parseTypeDeclaration(.class, head)]
        case .protocol: return [parseTypeDeclaration(.protocol, head)]
        case .extension: return [parseTypeDeclaration(.extension, head)]
        case .actor where peek(1).kind == .identifier || peek(1).kind == .escapedIdentifier:
            return [parseTypeDeclaration(.actor, head)]
        case .typealias: return [parseTypeAlias(head)]
        case .func: return [parseFunctionDeclaration(head)]
        case .initializer, .subscript: return [parseInitializerOrSubscript(head)]
        case .deinit: return [parseDeinit(head)]
        case .var, .let: return parseVariableDeclarations(head)
        case .case: return parseCases(head)
        case .associatedtype: return [parseAssociatedTypeDeclaration(head)]
        case .import: return [skipOtherDeclaration(head)]
        case .macro, .operator, .`precedencegroup`:
            return peek(1).kind == .identifier || peek(1).kind == .op ? [skipOtherDeclaration(head)] : []
        default: return []
        }
    }

    private mutating func parseTypeDeclaration(_ kind: DeclarationOutline.Kind, _ head: DeclarationHead)
        -> DeclarationOutline
    {
        let keyword = advance()
        var declaration = head.outline(kind, name: Identifier("", keyword.range.upperBound..<keyword.range.upperBound))
        if kind == .extension {
            let type = parseType()
            declaration.name = Identifier(type.text, type.range)
        } else if let name = expectName(of: "a type") {
            declaration.name = name
        }
        if atOperatorPrefix(Ascii.less) { declaration.genericParameters = parseGenericParameters() }
        declaration.inherited = parseInheritance()
        _ = parseWhereClause()
        if at(punctuation: Ascii.openBrace) {
            let start = peek().range.lowerBound
            declaration.members = parseMembers(isConditional: head.isConditional)
            declaration.bodyRange = range(from: start)
        } else {
            expect("{", "before the members of '\(declaration.name.name)'")
        }
        declaration.range = range(from: head.start)
        return declaration
    }

    private mutating func parseMembers(isConditional: Bool) -> [DeclarationOutline] {
        let opening = advance()
        guard enter() else { return [] }
        defer { leave() }
        var members: [DeclarationOutline] = []
        var conditions = 0
        while !isAtEnd, !at(punctuation: Ascii.closeBrace) {
            if skipConditionDirective(open: &conditions) || take(punctuation: Ascii.semicolon) != nil { continue }
            let found = parseDeclarations(isConditional: isConditional || conditions > 0)
            members += found
            if found.isEmpty { skipNoDeclaration() }
        }
        _ = closeBlock(opening, from: lastEnd)
        return members
    }

    /// A macro between members, or something that is reported.
    private mutating func skipNoDeclaration() {
        let before = index
        if peek().kind == .pound {
            _ = inBody { $0.parseExpression() }
        } else {
            report(.expectedDeclaration(found: found, at: location(peek().range)))
            if at(punctuation: Ascii.openBrace) { skipBalanced() } else { advance() }
            skipToMemberEnd()
        }
        if index == before { advance() }
    }

    private mutating func parseTypeAlias(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = advance()
        let name = expectName(of: "a type") ?? Identifier("", keyword.range.upperBound..<keyword.range.upperBound)
        let generics = atOperatorPrefix(Ascii.less) ? parseGenericParameters() : []
        if takeOperator("=") != nil { _ = parseType() }
        _ = parseWhereClause()
        var declaration = head.outline(.typealias, name: name, end: lastEnd)
        declaration.genericParameters = generics
        return declaration
    }

    private mutating func skipOtherDeclaration(_ head: DeclarationHead) -> DeclarationOutline {
        let keyword = takeAnyIdentifier()
        if !atMemberEnd { advance() }
        skipToMemberEnd()
        return head.outline(.other, name: keyword, end: lastEnd)
    }
}

/// What stands before a declaration's keyword.
struct DeclarationHead {
    var documentation: Documentation?
    var attributes: [Attribute]
    var modifiers: [Identifier]
    var start: Int
    var isConditional: Bool

    func outline(_ kind: DeclarationOutline.Kind, name: Identifier, end: Int? = nil) -> DeclarationOutline {
        DeclarationOutline(
            documentation: documentation, attributes: attributes, modifiers: modifiers, kind: kind, name: name,
            range: start..<max(start, end ?? start), isConditional: isConditional)
    }

    func requirement(_ kind: Requirement.Kind, end: Int) -> Requirement {
        Requirement(
            documentation: documentation, attributes: attributes, modifiers: modifiers, kind: kind,
            range: start..<max(start, end))
    }
}
