extension TokenCursor {
    /// Parses statements that share their braces with other text. Stops before the closing brace, or if `isEnd` is
    /// true. The opening brace is taken already.
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
    /// starts here, consumes no tokens. Skips the directives of `#if`; `conditions` is the number of open ones.
    package mutating func parseMember(into list: inout [DeclarationOutline], conditions: inout Int) {
        while skipConditionDirective(open: &conditions) {}
        parseDeclarations(into: &list, isConditional: conditions > 0)
    }
}
