extension TokenCursor {
    /// Parses statements that share their braces with something else, up to where `isEnd` holds or to the closing brace, which is
    /// left. The opening brace is taken already.
    package mutating func parseStatements(until isEnd: (TokenCursor) -> Bool) -> CodeBlock {
        let start = lastEnd
        var statements: [Statement] = []
        var isSeparated = true
        while !isAtEnd, !at(punctuation: Ascii.closeBrace), !isEnd(self) {
            inBody { $0.parseStatement(into: &statements, &isSeparated) }
        }
        return CodeBlock(statements: statements, range: range(from: start))
    }

    /// Adds what one member of a type declares: several names in `case a, b` and `var a, b`. Where no declaration begins, nothing is
    /// added and nothing taken. `conditions` counts the `#if` around it, whose directives are skipped.
    package mutating func parseMember(into list: inout [DeclarationOutline], conditions: inout Int) {
        while skipConditionDirective(open: &conditions) {}
        parseDeclarations(into: &list, isConditional: conditions > 0)
    }
}
