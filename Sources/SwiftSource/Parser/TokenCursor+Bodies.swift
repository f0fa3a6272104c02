import Diagnostics

extension TokenCursor {
    /// Parses `{ statements }`. If no brace is next, consumes no tokens and returns an empty block.
    ///
    /// Reports unbalanced brackets and, in strict parsing, common mistakes. The compiler reports other syntax errors.
    package mutating func parseCodeBlock() -> CodeBlock {
        let here = lastEnd
        guard at(punctuation: ASCII.openBrace), enter() else { return CodeBlock(statements: [], range: here..<here) }
        defer { leave() }
        return inBrackets { cursor in
            cursor.context.isInBody = true
            let opening = cursor.advance()
            let start = cursor.lastEnd
            let statements = cursor.parseStatements()
            return CodeBlock(statements: statements, range: cursor.closeBlock(opening, from: start))
        }
    }

    /// Returns the statements in a range that contains nothing else, such as the text between the braces of a body.
    package static func block(of source: SourceFile, in range: Range<Int>) -> CodeBlock {
        var cursor = TokenCursor(source: source, tokens: Lexer.tokens(of: source, in: range))
        return CodeBlock(statements: cursor.inBody { $0.parseStatements() }, range: range)
    }

    /// Takes the closing brace, or reports that it is missing. Returns the range between the braces.
    mutating func closeBlock(_ opening: Token, from start: Int) -> Range<Int> {
        let end = at(punctuation: ASCII.closeBrace) ? peek().range.lowerBound : max(start, lastEnd)
        if take(punctuation: ASCII.closeBrace) == nil { reportAlways(.unclosed("{", at: location(opening.range))) }
        return start..<max(start, end)
    }

    /// Parses statements up to the closing brace. In a `switch`, also stops before the next `case`.
    mutating func parseStatements() -> [Statement] {
        var statements: [Statement] = []
        var isSeparated = true
        while !isAtEnd, !at(punctuation: ASCII.closeBrace) {
            if context.isInSwitchCase, atSwitchCase() { break }
            parseStatement(into: &statements, &isSeparated)
        }
        return statements
    }

    /// Parses a statement and the `;` after it. `isSeparated` is whether a statement may start on the current line.
    mutating func parseStatement(into statements: inout [Statement], _ isSeparated: inout Bool) {
        if take(punctuation: ASCII.semicolon) != nil { return }
        if !isSeparated, !head.startsLine, !atDirective || at("#if") {
            refuse(
                "expected ';' between statements on one line, found @", "insert ';', or start a new line",
                at: head.range)
        }
        let before = index
        let isDirective = atDirective
        let statement = parseStatement()
        // A token that starts no statement is skipped.
        if index == before {
            refuse("expected a statement, found @", "write a statement, or delete the text")
            advance()
        } else {
            statements.append(statement)
        }
        isSeparated = isDirective || take(punctuation: ASCII.semicolon) != nil
    }

    func atSwitchCase() -> Bool {
        switch keyword {
        case .case: return true
        case .default: return at(":", ahead: 1)
        default: return at(punctuation: ASCII.at) && at("unknown", ahead: 1)
        }
    }
}
