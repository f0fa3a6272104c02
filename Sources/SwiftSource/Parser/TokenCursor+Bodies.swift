import Diagnostics

extension TokenCursor {
    /// `{ statements }`. Called at the opening brace; elsewhere nothing is taken and the block is empty. What Swift's grammar
    /// forbids in it is left to the compiler to report; brackets without partners are reported.
    package mutating func parseCodeBlock() -> CodeBlock {
        let here = lastEnd
        guard at(punctuation: Ascii.openBrace), enter() else { return CodeBlock(statements: [], range: here..<here) }
        defer { leave() }
        return inBrackets { cursor in
            cursor.context.isInBody = true
            let opening = cursor.advance()
            let start = cursor.lastEnd
            let statements = cursor.parseStatements()
            return CodeBlock(statements: statements, range: cursor.closeBlock(opening, from: start))
        }
    }

    /// The statements in a range of a text that holds nothing else, as between the braces of a body.
    package static func block(of source: SourceFile, in range: Range<Int>) -> CodeBlock {
        var cursor = TokenCursor(source: source, tokens: Lexer.tokens(of: source, in: range))
        return CodeBlock(statements: cursor.inBody { $0.parseStatements() }, range: range)
    }

    /// Takes the closing brace, or reports that there is none; the range of what the braces hold.
    mutating func closeBlock(_ opening: Token, from start: Int) -> Range<Int> {
        let end = at(punctuation: Ascii.closeBrace) ? peek().range.lowerBound : max(start, lastEnd)
        if take(punctuation: Ascii.closeBrace) == nil { reportAlways(.unclosed("{", at: location(opening.range))) }
        return start..<max(start, end)
    }

    /// Up to the closing brace, or to the next `case` where they belong to one.
    mutating func parseStatements() -> [Statement] {
        var statements: [Statement] = []
        var isSeparated = true
        while !isAtEnd, !at(punctuation: Ascii.closeBrace) {
            if context.isInSwitchCase, atSwitchCase() { break }
            parseStatement(into: &statements, &isSeparated)
        }
        return statements
    }

    /// Takes a statement with the `;` after it. `isSeparated` says whether one may begin on the line of what is before it.
    mutating func parseStatement(into statements: inout [Statement], _ isSeparated: inout Bool) {
        if take(punctuation: Ascii.semicolon) != nil { return }
        if !isSeparated, !head.startsLine, !atDirective || at("#if") {
            refuse(
                "expected ';' between statements on one line, found @", "insert ';', or start a new line",
                at: head.range)
        }
        let before = index
        let isDirective = atDirective
        let statement = parseStatement()
        // What begins no statement is passed over, so that what follows is read.
        if index == before {
            refuse("expected a statement, found @", "write one, or delete it")
            advance()
        } else {
            statements.append(statement)
        }
        isSeparated = isDirective || take(punctuation: Ascii.semicolon) != nil
    }

    func atSwitchCase() -> Bool {
        switch keyword {
        case .case: return true
        case .default: return at(":", ahead: 1)
        default: return at(punctuation: Ascii.at) && at("unknown", ahead: 1)
        }
    }
}
