extension TokenCursor {
    /// Statements that share their braces with something else: up to where `isEnd` holds or to the closing brace, which is
    /// left. The opening brace was taken.
    package mutating func parseStatements(until isEnd: (TokenCursor) -> Bool) -> CodeBlock {
        let start = lastEnd
        let outer = context
        context.isInBody = true
        defer { context = outer }
        var statements: [Statement] = []
        var end = start
        while !isAtEnd, !at(punctuation: Ascii.closeBrace), !isEnd(self) {
            if take(punctuation: Ascii.semicolon) != nil { continue }
            let before = index
            let statement = parseStatement()
            if index == before { advance() } else { statements.append(statement) }
            end = lastEnd
        }
        return CodeBlock(statements: statements, range: start..<max(start, end))
    }

    /// What one member of a type declares: several names in `case a, b` and `var a, b`; empty, and nothing taken, where no
    /// declaration begins. `conditions` counts the `#if` that it stands in; their directives are passed over.
    package mutating func parseMember(conditions: inout Int) -> [DeclarationOutline] {
        while skipConditionDirective(open: &conditions) {}
        return parseDeclarations(isConditional: conditions > 0)
    }
}
