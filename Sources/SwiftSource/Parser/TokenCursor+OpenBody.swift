extension TokenCursor {
    /// Parses statements in braces that also contain other text. Stops before the closing brace, or if `isEnd` returns
    /// true. Expects that the opening brace is already taken.
    package mutating func parseStatements(until isEnd: (TokenCursor) -> Bool) -> CodeBlock {
        let start = lastEnd
        var statements: [Statement] = []
        var isSeparated = true
        while !isAtEnd, !at(punctuation: ASCII.closeBrace), !isEnd(self) {
            inBody { $0.parseStatement(into: &statements, &isSeparated) }
        }
        return CodeBlock(statements: statements, range: range(from: start))
    }

    /// Parses a member of a type and adds it to `list`; `case a, b` and `var a, b` add several. If no declaration
    /// starts here, consumes no tokens. Skips directives such as `#if` first; `conditions` is the number of open `#if`.
    package mutating func parseMember(into list: inout [DeclarationOutline], conditions: inout Int) {
        while skipConditionDirective(open: &conditions) {}
        parseDeclarations(into: &list, isConditional: conditions > 0)
    }
}
