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
        var isSeparated = true
        while !isAtEnd, !at(punctuation: Ascii.closeBrace), !isEnd(self) {
            parseStatement(into: &statements, &isSeparated)
            end = lastEnd
        }
        return CodeBlock(statements: statements, range: start..<max(start, end))
    }

    /// Adds what one member of a type declares: several names in `case a, b` and `var a, b`; where no declaration begins,
    /// nothing is added and nothing taken. `conditions` counts the `#if` that it stands in; their directives are passed over.
    package mutating func parseMember(into list: inout [DeclarationOutline], conditions: inout Int) {
        while skipConditionDirective(open: &conditions) {}
        parseDeclarations(into: &list, isConditional: conditions > 0)
    }
}
