extension TokenCursor {
    func statement(_ kind: Statement.Kind, from start: Int) -> Statement {
        Statement(kind, range(from: start))
    }

    /// Parses a statement. Without a keyword that starts a statement, parses an expression.
    mutating func parseStatement() -> Statement {
        let start = peek().range.lowerBound
        guard enter() else { return statement(.other(binds: [], expressions: []), from: start) }
        defer { leave() }
        switch peek().kind {
        case .pound where atDirective:
            skipDirective()
            return statement(.other(binds: [], expressions: []), from: start)
        case .punctuation(ASCII.at):
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

    /// Skips the label of a statement: `outer: for …`.
    private mutating func skipStatementLabel() {
        guard atLabel(ahead: 0), !isReservedWord else { return }
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
            let block = expectCodeBlock("after 'defer'")
            return statement(.deferred(block), from: start)
        case .return:
            advance()
            let value = hasValue ? parseExpression() : nil
            return statement(.returning(value), from: start)
        case .throw:
            advance()
            let value = expectExpression("after 'throw'")
            return statement(.throwing(value), from: start)
        case .break, .continue, .fallthrough:
            advance()
            if word != .fallthrough, atName, !head.startsLine, !isReservedWord { advance() }
            return statement(.jump, from: start)
        default:
            return parseDeclarationStatement(from: start)
        }
    }

    /// Whether a value follows `return` on its line.
    private var hasValue: Bool {
        let next = peek()
        if next.startsLine { return false }
        switch next.kind {
        case .endOfFile, .punctuation(ASCII.closeBrace), .punctuation(ASCII.semicolon), .punctuation(ASCII.closeParen):
            return false
        case .identifier:
            guard let word = next.keyword, word != .initializer else { return true }
            switch word {
            case .return, .throw, .defer, .guard, .while, .for, .break, .continue, .fallthrough, .case, .default:
                return false
            case .repeat: return !at("{", ahead: 1)
            default: return !word.isReserved || !word.isDeclaration
            }
        default:
            return true
        }
    }

    private mutating func parseAttributedStatement(from start: Int) -> Statement {
        _ = parseAttributes()
        return parseDeclarationStatement(from: start) ?? parseExpressionStatement(from: start)
    }

    /// Parses a declaration. If none starts here, consumes no tokens and returns nil. Many of the keywords, such as
    /// `actor`, are also valid names.
    private mutating func parseDeclarationStatement(from start: Int) -> Statement? {
        guard atDeclaration() else { return nil }
        _ = parseModifiers()
        switch keyword {
        case .let, .var: return parseBinding(from: start)
        case .func: return parseLocalFunction(from: start)
        default: return skipLocalDeclaration(from: start)
        }
    }

    /// Returns whether a declaration starts here, with or without modifiers.
    private mutating func atDeclaration() -> Bool {
        guard !strayWords.contains(index) else { return false }
        var ahead = 0
        while let word = keyword(ahead: ahead) {
            if startsDeclaration(word, ahead: ahead) { return true }
            guard word.isModifier else { break }
            ahead += 1
            if peek(ahead).kind == .punctuation(ASCII.openParen) {
                guard atModifierArgument(ahead: ahead) else { break }
                ahead += 3
            }
            guard !peek(ahead).startsLine else { break }
        }
        strayWords = index..<index + ahead
        return false
    }

    private func startsDeclaration(_ word: Keyword, ahead: Int) -> Bool {
        let next = peek(ahead + 1)
        switch word {
        case .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias, .import, .associatedtype: return true
        case .class: return !(next.keyword?.isDeclaration ?? false)
        case .initializer, .subscript, .deinit: return true
        case .case: return ahead > 0
        case .actor, .macro, .`precedencegroup`:
            return next.kind == .identifier && !next.startsLine && !next.isReservedWord
        case .operator: return next.kind == .op
        default: return false
        }
    }

    /// Parses `let a = x, (b, c): (Int, Int) = y` and `var d: Int { … }`.
    private mutating func parseBinding(from start: Int) -> Statement {
        advance()
        var bindings: [Statement.Binding] = []
        repeat {
            let names = parseBoundNames()
            let type = parseTypeAnnotation()
            var value = takeOperator("=") == nil ? nil : expectExpression("after '='")
            if at(punctuation: ASCII.openBrace) { value = parseAccessorBody(initial: value) }
            bindings.append(Statement.Binding(names: names, type: type, value: value))
        } while take(punctuation: ASCII.comma) != nil
        return statement(.binding(bindings), from: start)
    }

    /// Parses the accessors or the getter of a local variable, as a closure, because their code runs later.
    private mutating func parseAccessorBody(initial: Expression?) -> Expression {
        let start = head.range.lowerBound
        let accessors = isStrict ? parseAccessorBlock()?.block : nil
        let block = accessors ?? parseCodeBlock()
        let body = expression(.closure(Expression.Closure(captures: [], parameters: [], body: block)), from: start)
        return initial.map { expression(.other([$0, body]), from: $0.range.lowerBound) } ?? body
    }

    private mutating func parseLocalFunction(from start: Int) -> Statement {
        let keyword = advance()
        let (function, body) = inContainer(.type) { ($0.parseFunction(after: keyword), $0.parseCodeBlock()) }
        return statement(
            .function(name: function.name, parameters: function.parameters.map(\.name), body: body), from: start)
    }

    /// Skips a local type or similar declaration. Its code cannot use the local variables around it.
    private mutating func skipLocalDeclaration(from start: Int) -> Statement {
        var declared: [DeclarationOutline] = []
        let head = DeclarationHead(
            documentation: nil, attributes: [], modifiers: [], start: start, isConditional: false)
        inContainer(.type) { $0.parseDeclarations(head, into: &declared) }
        let isType = declared.first?.kind != .extension && declared.first?.kind != .other
        return statement(.other(binds: isType ? declared.map(\.name) : [], expressions: []), from: start)
    }
}
