extension TokenCursor {
    /// Parses accessors in braces, each as a function statement, and their effects. If the braces contain the
    /// statements of a getter instead, consumes no tokens and returns nil.
    mutating func parseAccessorBlock() -> (block: CodeBlock, effects: [Keyword: Effects])? {
        guard atAccessorBlock else { return nil }
        advance()
        let inner = lastEnd
        var statements: [Statement] = []
        var effects: [Keyword: Effects] = [:]
        while !isAtEnd, !at(punctuation: ASCII.closeBrace) { parseAccessor(into: &statements, &effects) }
        let end = at(punctuation: ASCII.closeBrace) ? head.range.lowerBound : lastEnd
        take(punctuation: ASCII.closeBrace)
        return (CodeBlock(statements: statements, range: inner..<max(inner, end)), effects)
    }

    /// Parses the body of a computed property: its accessors, or the statements of its getter.
    package mutating func parsePropertyBody() -> (block: CodeBlock, accessors: VariableSyntax.Accessors) {
        let (block, effects) = parseAccessorBlock() ?? (parseCodeBlock(), [:])
        let (getEffects, isSettable) = (effects[.get] ?? Effects(), effects[.set] != nil)
        let text = "{ get" + getEffects.text + (isSettable ? " set }" : " }")
        return (block, .init(getEffects: getEffects, isSettable: isSettable, text: text, range: block.range))
    }

    /// Whether the opening brace of accessors is next: `{ get`.
    private var atAccessorBlock: Bool {
        guard var ahead = endOfAttributes(1) else { return false }
        if let word = keyword(ahead: ahead), Self.accessorModifiers.contains(word) { ahead += 1 }
        return keyword(ahead: ahead).map(Self.accessors.contains) ?? false
    }

    private static let accessors: Set<Keyword> = [.get, .set, .willSet, .didSet]
    private static let accessorModifiers: Set<Keyword> = [.mutating, .nonmutating, .consuming, .borrowing]

    private mutating func parseAccessor(into statements: inout [Statement], _ seen: inout [Keyword: Effects]) {
        let start = head.range.lowerBound
        _ = parseAttributes()
        if let word = keyword, Self.accessorModifiers.contains(word) { advance() }
        guard let word = keyword, Self.accessors.contains(word) else {
            refuse(
                "expected 'get', 'set', 'willSet' or 'didSet', found @", "write one of these words, or delete the text")
            if at(punctuation: ASCII.openBrace) { skipBalanced() } else { advance() }
            return
        }
        let name = takeAnyIdentifier()
        var parameters: [Identifier] = []
        if word != .get, let opening = take(punctuation: ASCII.openParen) {
            if let name = expectName(of: "the value") { parameters.append(name) }
            close(opening, with: ASCII.closeParen)
        }
        seen[word] = parseEffects()
        let body = inContainer(.type) { cursor in
            cursor.context.isInBody = true
            return cursor.expectCodeBlock("after '\(name.name)'")
        }
        statements.append(statement(.function(name: name, parameters: parameters, body: body), from: start))
    }
}
