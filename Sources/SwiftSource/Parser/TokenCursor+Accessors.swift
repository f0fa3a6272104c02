/// Accessors of properties and subscripts, where text has to be Swift.
extension TokenCursor {
    /// The braces after a property hold accessors: they are read, as functions with the effects of each. Nil, and nothing
    /// taken, where they hold the statements of a getter.
    mutating func checkAccessors(isLet: Bool, hasType: Bool) -> (block: CodeBlock, effects: [Keyword: Effects])? {
        if isLet { refuse("a 'let' has no accessors", "write 'var'", at: head.range) }
        guard let first = accessorKeyword() else {
            if context.container == .protocol, peek(1).kind != .punctuation(Ascii.closeBrace) {
                refuse("a requirement's braces hold 'get' or 'get set', found @", "write '{ get }'")
            }
            if !hasType { refuse("a computed property needs a type", "write ': Type' after its name") }
            return nil
        }
        if !hasType, first != .willSet, first != .didSet {
            refuse("a computed property needs a type", "write ': Type' after its name")
        }
        advance()
        let inner = lastEnd
        var statements: [Statement] = []
        var effects: [Keyword: Effects] = [:]
        while !isAtEnd, !at(punctuation: Ascii.closeBrace) { parseAccessor(into: &statements, &effects) }
        if effects[.set] != nil, effects[.get] == nil, effects[._read] == nil {
            refuse("a setter stands beside a getter", "write 'get { … }'")
        }
        if effects[.set] != nil, effects[.get] ?? Effects() != Effects() {
            refuse("a getter that is 'async' or 'throws' has no setter beside it", "delete the setter")
        }
        if effects[.initializer] != nil, effects[.get] == nil {
            refuse("an 'init' accessor stands beside a getter", "write 'get { … }'")
        }
        let end = at(punctuation: Ascii.closeBrace) ? head.range.lowerBound : lastEnd
        take(punctuation: Ascii.closeBrace)
        return (CodeBlock(statements: statements, range: inner..<max(inner, end)), effects)
    }

    /// What stands in the braces of a computed property, accessors or the statements of its getter, and the accessors that it
    /// stands for.
    package mutating func parsePropertyBody() -> (block: CodeBlock, accessors: VariableSyntax.Accessors) {
        let (block, effects) = checkAccessors(isLet: false, hasType: true) ?? (parseCodeBlock(), [:])
        let (getEffects, isSettable) = (effects[.get] ?? Effects(), effects[.set] != nil)
        let text = "{ get" + getEffects.text + (isSettable ? " set }" : " }")
        return (block, .init(getEffects: getEffects, isSettable: isSettable, text: text, range: block.range))
    }

    /// The keyword of the first accessor after the opening brace.
    private func accessorKeyword() -> Keyword? {
        guard var ahead = endOfAttributes(1) else { return nil }
        if let word = keyword(ahead: ahead), Self.accessorModifiers.contains(word) { ahead += 1 }
        return keyword(ahead: ahead).flatMap { Self.accessors.contains($0) ? $0 : nil }
    }

    private static let accessors: Set<Keyword> = [.get, .set, .willSet, .didSet, ._read, ._modify, .initializer]
    private static let accessorModifiers: Set<Keyword> = [
        .mutating, .nonmutating, .consuming, .borrowing, .legacyConsuming,
    ]

    private mutating func parseAccessor(into statements: inout [Statement], _ seen: inout [Keyword: Effects]) {
        let start = head.range.lowerBound
        _ = parseAttributes()
        if let word = keyword, Self.accessorModifiers.contains(word) { advance() }
        guard let word = keyword, Self.accessors.contains(word) else {
            refuse("expected 'get', 'set', 'willSet' or 'didSet', found @", "write one of them, or delete it")
            if at(punctuation: Ascii.openBrace) { skipBalanced() } else { advance() }
            return
        }
        let name = takeAnyIdentifier()
        if seen[word] != nil { refuse("'\(name.name)' stands twice", "delete one of them", at: name.range) }
        var parameters: [Identifier] = []
        if word != .get, word != ._read, word != ._modify, let opening = take(punctuation: Ascii.openParen) {
            if let name = expectName(of: "the value") { parameters.append(name) }
            close(opening, with: Ascii.closeParen)
        }
        let effects = parseEffects(allowsRethrows: false)
        seen[word] = effects
        if word != .get, word != ._read, effects != Effects() {
            refuse("'\(name.name)' is neither 'async' nor 'throws'", "delete it", at: name.range)
        }
        if context.container == .protocol {
            refuse("a requirement's accessors have no bodies", "write '{ get }' or '{ get set }'")
        }
        let body = inContainer(.body) { cursor in
            cursor.context.isInBody = true
            cursor.context.isInCoroutine = word == ._read || word == ._modify
            return cursor.expectCodeBlock("after '\(name.name)'")
        }
        statements.append(statement(.function(name: name, parameters: parameters, body: body), from: start))
    }

    /// What was read as `{ get set }`: only a requirement has accessors without bodies.
    mutating func checkAccessors(_ range: Range<Int>, isLet: Bool, hasType: Bool) {
        if context.container != .protocol, context.container != .members {
            refuse("an accessor has a body", "write 'get { … }'", at: range)
        }
        if isLet { refuse("a 'let' has no accessors", "write 'var'", at: range) }
        if !hasType { refuse("a requirement needs a type", "write ': Type' after its name", at: range) }
    }
}
