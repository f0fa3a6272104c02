extension TokenCursor {
    func statement(_ kind: Statement.Kind, from start: Int) -> Statement {
        Statement(kind, range(from: start))
    }

    /// One statement; an expression where nothing else begins.
    mutating func parseStatement() -> Statement {
        let start = peek().range.lowerBound
        guard enter() else { return statement(.other(binds: [], expressions: []), from: start) }
        defer { leave() }
        switch peek().kind {
        case .pound where atDirective:
            skipDirective()
            return statement(.other(binds: [], expressions: []), from: start)
        case .punctuation(Ascii.at):
            return parseAttributedStatement(from: start)
        case .identifier, .escapedIdentifier:
            skipStatementLabel()
            guard let word = keyword else { break }
            if let statement = parseKeywordStatement(word, from: start) { return statement }
        default:
            break
        }
        return parseExpressionStatement(from: start)
    }

    private mutating func parseExpressionStatement(from start: Int) -> Statement {
        let expression = parseExpression()
        return statement(.expression(expression), from: start)
    }

    /// `outer: for …`.
    private mutating func skipStatementLabel() {
        guard atLabel(ahead: 0) else { return }
        switch keyword(ahead: 2) {
        case .for, .while, .repeat, .if, .switch, .do:
            advance()
            advance()
        default: break
        }
    }

    private mutating func parseKeywordStatement(_ word: Keyword, from start: Int) -> Statement? {
        switch word {
        case .if: return parseIf()
        case .guard: return parseGuard()
        case .switch: return parseSwitch()
        case .do: return parseDo()
        case .for: return parseFor()
        case .while: return parseWhile()
        case .repeat where at("{", ahead: 1): return parseRepeat()
        case .defer:
            advance()
            let block = parseCodeBlock()
            return statement(.deferred(block), from: start)
        case .return:
            advance()
            let value = hasValue ? parseExpression() : nil
            return statement(.returning(value), from: start)
        case .throw:
            advance()
            let value = parseExpression()
            return statement(.throwing(value), from: start)
        case .break, .continue, .fallthrough:
            advance()
            if peek().kind == .identifier, !peek().startsLine, !(keyword?.isReserved ?? false) { advance() }
            return statement(.jump, from: start)
        default:
            return parseDeclarationStatement(from: start)
        }
    }

    /// A value stands on the line of `return`.
    private var hasValue: Bool {
        let next = peek()
        if next.startsLine { return false }
        switch next.kind {
        case .endOfFile, .punctuation(Ascii.closeBrace), .punctuation(Ascii.semicolon), .punctuation(Ascii.closeParen):
            return false
        default:
            return true
        }
    }

    private mutating func parseAttributedStatement(from start: Int) -> Statement {
        _ = parseAttributes()
        return parseDeclarationStatement(from: start) ?? parseExpressionStatement(from: start)
    }

    /// Nil, and nothing taken, where no declaration begins: many of its words are free as names.
    private mutating func parseDeclarationStatement(from start: Int) -> Statement? {
        guard let length = declarationWord() else { return nil }
        for _ in 0..<length { takeModifier() }
        switch keyword {
        case .let, .var: return parseBinding(from: start)
        case .func: return parseLocalFunction(from: start)
        default: return skipLocalDeclaration(from: start)
        }
    }

    /// The number of modifiers before the declaration that begins here; nil where none does.
    private mutating func declarationWord() -> Int? {
        guard !strayWords.contains(index) else { return nil }
        var ahead = 0
        var modifiers = 0
        while let word = keyword(ahead: ahead) {
            if startsDeclaration(word, ahead: ahead) { return modifiers }
            guard word.isModifier else { break }
            modifiers += 1
            ahead += 1
            if peek(ahead).kind == .punctuation(Ascii.openParen) {
                guard atModifierArgument(ahead: ahead) else { break }
                ahead += 3
            }
            guard !peek(ahead).startsLine else { break }
        }
        strayWords = index..<index + ahead
        return nil
    }

    private func startsDeclaration(_ word: Keyword, ahead: Int) -> Bool {
        let next = peek(ahead + 1)
        switch word {
        case .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias, .import, .associatedtype: return true
        case .class: return !(next.keyword?.isDeclaration ?? false)
        case .actor, .macro, .`precedencegroup`: return next.kind == .identifier && !next.startsLine && isFree(next)
        case .operator: return next.kind == .op
        case .deinit: return next.kind == .punctuation(Ascii.openBrace)
        default: return false
        }
    }

    private func isFree(_ token: Token) -> Bool { !(token.keyword?.isReserved ?? false) }

    private mutating func takeModifier() {
        advance()
        if at(punctuation: Ascii.openParen) { skipBalanced() }
    }

    /// `let a = x, (b, c): (Int, Int) = y`, `var d: Int { … }`.
    private mutating func parseBinding(from start: Int) -> Statement {
        advance()
        var bindings: [Statement.Binding] = []
        repeat {
            let (_, names) = parsePattern(.binding)
            if take(punctuation: Ascii.colon) != nil { _ = parseType() }
            var value = takeOperator("=") == nil ? nil : parseExpression()
            if at(punctuation: Ascii.openBrace), value == nil || opensAccessors() {
                value = parseAccessorBody(initial: value)
            }
            bindings.append(Statement.Binding(names: names, value: value))
        } while take(punctuation: Ascii.comma) != nil
        return statement(.binding(bindings), from: start)
    }

    /// The accessors or the getter of a local variable: code that runs later, as a closure's.
    private mutating func parseAccessorBody(initial: Expression?) -> Expression {
        let start = initial?.range.lowerBound ?? peek().range.lowerBound
        let block = parseCodeBlock()
        let body = Expression(
            .closure(Expression.Closure(captures: [], parameters: [], body: block)), range(from: start))
        guard let initial else { return body }
        return expression(.other([initial, body]), from: start)
    }

    private mutating func parseLocalFunction(from start: Int) -> Statement {
        advance()
        let name = peek().kind == .op ? takeAnyIdentifier() : takeName()
        _ = parseGenericParameters()
        let parameters = at(punctuation: Ascii.openParen) ? inBrackets { $0.parseParameterClause() } : []
        _ = parseEffects()
        if takeOperator("->") != nil { _ = parseType() }
        _ = parseWhereClause()
        let body = parseCodeBlock()
        let end = lastEnd
        return statement(
            .function(
                name: name ?? Identifier("", end..<end), parameters: parameters.map(\.name), body: body), from: start)
    }

    /// A local type and the like: nothing in it sees the names around it.
    private mutating func skipLocalDeclaration(from start: Int) -> Statement {
        let word = keyword
        advance()
        let name = word == .extension || word == .import ? nil : takeName()
        while !isAtEnd, !at(punctuation: Ascii.openBrace), !at(punctuation: Ascii.semicolon),
            !at(punctuation: Ascii.closeBrace), !(peek().startsLine && !continuesDeclaration)
        {
            advance()
        }
        if at(punctuation: Ascii.openBrace) { skipBalanced() }
        return statement(.other(binds: name.map { [$0] } ?? [], expressions: []), from: start)
    }

    private var continuesDeclaration: Bool {
        keyword == .where || peek().kind == .op || peek().kind == .punctuation(Ascii.colon)
            || peek().kind == .punctuation(Ascii.comma)
    }
}
