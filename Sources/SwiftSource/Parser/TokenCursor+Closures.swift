extension TokenCursor {
    /// Parses `{ … } label: { … }` after a callee. If `{` does not open a closure, consumes no tokens.
    mutating func parseTrailingClosures() -> [Expression.Argument] {
        guard at(punctuation: ASCII.openBrace), opensTrailingClosure() else { return [] }
        var closures = [Expression.Argument(label: nil, value: parseClosure())]
        while atLabel(ahead: 0), peek(2).kind == .punctuation(ASCII.openBrace), keyword != .default {
            let label = takeName()
            advance()
            closures.append(Expression.Argument(label: label, value: parseClosure()))
        }
        return closures
    }

    private mutating func opensTrailingClosure() -> Bool {
        if opensAccessors() { return false }
        guard !context.allowsTrailingClosures else { return true }
        if peek(1).startsLine { return false }
        // In the head of a statement, `{` opens the body, unless the text after the closing brace continues the head.
        if [.case, .default].contains(keyword(ahead: 1)) { return false }
        guard let partner = partner(ofBraceAt: index), partner + 1 < tokens.count else { return false }
        let after = tokens[partner + 1]
        switch after.kind {
        case .punctuation(ASCII.openBrace), .punctuation(ASCII.comma): return true
        case .identifier where after.keyword == .where: return true
        case _ where after.startsLine: return false
        case .punctuation(ASCII.dot), .punctuation(ASCII.openParen), .punctuation(ASCII.openBracket),
            .punctuation(ASCII.colon):
            return true
        case .op:
            return fixity(of: after) != .prefix && !matchesText(after, "->")
        case .identifier: return after.keyword == .is || after.keyword == .as
        default:
            return false
        }
    }

    /// Returns whether the next braces contain the observers of a property: `{ didSet {`.
    func opensAccessors() -> Bool { keyword(ahead: 1) == .willSet || keyword(ahead: 1) == .didSet }

    /// Parses `{ [captures] (parameters) async throws -> Result in statements }`.
    mutating func parseClosure() -> Expression {
        let start = peek().range.lowerBound
        guard enter() else { return emptyExpression() }
        defer { leave() }
        return inBrackets { cursor in
            cursor.context.isInBody = true
            let opening = cursor.advance()
            var captures: [Expression.Capture] = []
            var parameters: [Identifier] = []
            if cursor.hasClosureSignature() {
                _ = cursor.parseAttributes()
                if cursor.at(punctuation: ASCII.openBracket) { captures = cursor.parseCaptures() }
                parameters = cursor.parseClosureParameters()
                _ = cursor.parseEffects()
                if cursor.takeOperator("->") != nil { _ = cursor.parseType() }
                if cursor.take(.in) == nil {
                    cursor.refuse("expected 'in' after the closure's parameters, found @", "write 'in'")
                }
            }
            let bodyStart = cursor.lastEnd
            let statements = cursor.parseStatements()
            let body = CodeBlock(statements: statements, range: cursor.closeBlock(opening, from: bodyStart))
            return cursor.expression(
                .closure(Expression.Closure(captures: captures, parameters: parameters, body: body)), from: start)
        }
    }

    /// Returns whether the closure starts with a signature: `items, id in`.
    private func hasClosureSignature() -> Bool {
        guard var ahead = endOfAttributes(0) else { return false }
        if peek(ahead).kind == .punctuation(ASCII.openBracket) {
            guard let end = endOfGroup(ahead) else { return false }
            ahead = end
        }
        if peek(ahead).kind == .punctuation(ASCII.openParen) {
            guard let end = endOfGroup(ahead) else { return false }
            ahead = end
        } else {
            while isParameterName(ahead), peek(ahead + 1).kind == .punctuation(ASCII.comma) {
                ahead += 2
                if !isParameterName(ahead) { return false }
            }
            if isParameterName(ahead) { ahead += 1 }
        }
        let effects = ahead
        while true {
            switch keyword(ahead: ahead) {
            case .in: return effects > 0
            case .async, .rethrows: ahead += 1
            case .throws:
                ahead += 1
                if peek(ahead).kind == .punctuation(ASCII.openParen) {
                    guard let end = endOfGroup(ahead) else { return false }
                    ahead = end
                }
            default:
                return at("->", ahead: ahead)
            }
        }
    }

    private func isParameterName(_ ahead: Int) -> Bool {
        switch peek(ahead).kind {
        case .escapedIdentifier, .dollarIdentifier: true
        case .identifier: keyword(ahead: ahead).map { $0 == .wildcard || !$0.isReserved } ?? true
        default: false
        }
    }

    /// Returns the position after the attributes at `start`; nil if their brackets are not closed. Positions count
    /// tokens from the next one.
    func endOfAttributes(_ start: Int) -> Int? {
        var ahead = start
        while peek(ahead).kind == .punctuation(ASCII.at) {
            ahead += 2
            while peek(ahead).kind == .punctuation(ASCII.dot) { ahead += 2 }
            if peek(ahead).kind == .punctuation(ASCII.openParen), !peek(ahead).hasSpaceBefore {
                guard let end = endOfGroup(ahead) else { return nil }
                ahead = end
            }
        }
        return ahead
    }

    /// Returns the position after the parentheses or brackets at `start`; nil if they are not closed within 1024
    /// tokens. Positions count tokens from the next one.
    func endOfGroup(_ start: Int) -> Int? {
        var open = 0
        for ahead in start..<start + 1024 {
            open += peek(ahead).kind.groupStep
            if open == 0 { return ahead + 1 }
        }
        return nil
    }

    /// Parses `[weak self, name = value, unowned(safe) other]`.
    private mutating func parseCaptures() -> [Expression.Capture] {
        let opening = advance()
        var captures: [Expression.Capture] = []
        while !at(punctuation: ASCII.closeBracket), !isAtEnd {
            if keyword == .weak || keyword == .unowned {
                advance()
                if at(punctuation: ASCII.openParen) { skipBalanced() }
            }
            guard let name = takeName() else { break }
            let plain = Expression(.name(name), name.range)
            let value = takeOperator("=") == nil ? plain : expectExpression("after '='")
            captures.append(Expression.Capture(name: name, value: value))
            if take(punctuation: ASCII.comma) == nil { break }
        }
        close(opening, with: ASCII.closeBracket)
        return captures
    }

    private mutating func parseClosureParameters() -> [Identifier] {
        var names: [Identifier] = []
        guard at(punctuation: ASCII.openParen) else {
            while keyword != .in, isParameterName(0), let name = takeName() {
                names.append(name)
                if take(punctuation: ASCII.comma) == nil { break }
            }
            return names
        }
        let opening = advance()
        while !at(punctuation: ASCII.closeParen), !isAtEnd {
            _ = parseAttributes()
            // The names in `((a, b)) in`, a spelling from Swift 3, are skipped.
            if at(punctuation: ASCII.openParen) {
                skipBalanced()
            } else {
                guard let first = takeName() else { break }
                names.append(atName ? takeName() ?? first : first)
                parseTypeAnnotation()
                takeOperator("...")
            }
            if take(punctuation: ASCII.comma) == nil { break }
        }
        close(opening, with: ASCII.closeParen)
        return names
    }
}
