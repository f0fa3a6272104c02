extension TokenCursor {
    /// Parses an operand without suffixes, such as a name, a literal or a closure. If no operand starts here, consumes
    /// no tokens.
    mutating func parsePrimary() -> Expression {
        let start = peek().range.lowerBound
        switch peek().kind {
        case .integer, .float, .string, .regex:
            advance()
            return expression(.literal, from: start)
        case .stringStart:
            return parseInterpolatedString()
        case .identifier:
            return parseNameExpression()
        case .escapedIdentifier, .dollarIdentifier:
            let name = takeAnyIdentifier()
            skipNameSuffix()
            return bound(name) ?? expression(.name(name), from: start)
        case .punctuation(ASCII.openParen):
            let elements = parseArguments(closing: ASCII.closeParen)
            return expression(.tuple(elements), from: start)
        case .punctuation(ASCII.openBracket):
            return parseCollection()
        case .punctuation(ASCII.openBrace):
            return parseClosure()
        case .punctuation(ASCII.dot):
            return parseImplicitMember()
        case .punctuation(ASCII.backslash):
            return parseKeyPath()
        case .pound:
            return parseMacro()
        case .invalid:
            advance()
            return expression(.other([]), from: start)
        default:
            return emptyExpression()
        }
    }

    /// Whether `$0` or a similar name is next.
    var isAnonymousArgument: Bool {
        head.kind == .dollarIdentifier && head.range.count > 1 && bytes[head.range].dropFirst().allSatisfy(\.isDigit)
    }

    private mutating func parseNameExpression() -> Expression {
        let start = peek().range.lowerBound
        switch keyword {
        case .nil, .true, .false:
            advance()
            return expression(.literal, from: start)
        case .some(let word) where word.isReserved:
            switch word {
            case .selfValue, .selfType, .super, .wildcard, .anyType, .initializer: break
            default: return emptyExpression()
            }
        default:
            break
        }
        let name = takeAnyIdentifier()
        if let bound = bound(name) { return bound }
        skipNameSuffix()
        return expression(.name(name), from: start)
    }

    /// Returns a `bound` expression if the current pattern declares this name. Returns nil if `.` or `(` follows the
    /// name, because such a name is only used.
    private mutating func bound(_ name: Identifier) -> Expression? {
        guard context.pattern == .binding else { return nil }
        switch peek().kind {
        case .punctuation(ASCII.dot) where !peek().hasSpaceBefore,
            .punctuation(ASCII.openParen) where !peek().startsLine:
            return nil
        default:
            if name.name != "_" { patternNames.append(name) }
            return Expression(.bound(name), name.range)
        }
    }

    private mutating func parseImplicitMember() -> Expression {
        let start = head.range.lowerBound
        advance()
        guard atName else {
            refuse("expected a member's name after '.', found @", "write the name")
            return expression(.other([]), from: start)
        }
        let name = takeAnyIdentifier()
        skipNameSuffix()
        return expression(.implicitMember(name), from: start)
    }

    /// Parses `[a, b]`, `[key: value]` and `[:]`.
    private mutating func parseCollection() -> Expression {
        let opening = advance()
        let start = opening.range.lowerBound
        return inBrackets { cursor in
            var elements: [Expression] = []
            var isDictionary = false
            while true {
                switch cursor.peek().kind {
                case .punctuation(ASCII.closeBracket):
                    cursor.advance()
                    return cursor.expression(isDictionary ? .dictionary(elements) : .array(elements), from: start)
                case .punctuation(ASCII.colon):
                    // `[:]`
                    isDictionary = true
                    cursor.advance()
                case .punctuation(ASCII.comma):
                    cursor.refuse("expected a value, found @", "write a value, or delete the ','")
                    cursor.advance()
                case .punctuation(ASCII.closeBrace), .punctuation(ASCII.closeParen), .endOfFile, .interpolationEnd,
                    .stringEnd, .stringSegment:
                    cursor.reportAlways(.unclosed("[", at: cursor.location(opening.range)))
                    return cursor.expression(.array(elements), from: start)
                default:
                    let before = cursor.index
                    let element = cursor.expectExpression("here")
                    if cursor.index == before {
                        cursor.advance()
                        continue
                    }
                    elements.append(element)
                    cursor.parseRestOfElement(into: &elements, isDictionary: &isDictionary)
                }
            }
        }
    }

    /// Parses the text after an array's element or a dictionary's key: the key's value, and the comma.
    private mutating func parseRestOfElement(into elements: inout [Expression], isDictionary: inout Bool) {
        if elements.count == 1, at(punctuation: ASCII.colon) { isDictionary = true }
        if isDictionary, take(punctuation: ASCII.colon) != nil {
            elements.append(expectExpression("here"))
        } else if isDictionary {
            refuse("expected ':' and the key's value, found @", "write ': value'")
        } else if elements.count == 1, keyword == .of, !head.startsLine {
            // `[3 of Int]`
            advance()
            _ = parseType()
        }
        if take(punctuation: ASCII.comma) == nil, !at(punctuation: ASCII.closeBracket) {
            refuse("expected ',' or ']', found @", "write ',' between elements")
        }
    }

    /// Parses a string with interpolations, from `stringStart` to `stringEnd`.
    private mutating func parseInterpolatedString() -> Expression {
        let start = advance().range.lowerBound
        return inBrackets { cursor in
            var values: [Expression] = []
            while true {
                switch cursor.peek().kind {
                case .interpolationStart:
                    cursor.advance()
                    cursor.parseInterpolation(into: &values)
                case .stringEnd, .invalid:
                    cursor.advance()
                    return cursor.expression(.interpolation(values), from: start)
                case .endOfFile:
                    return cursor.expression(.interpolation(values), from: start)
                default:
                    cursor.advance()
                }
            }
        }
    }

    /// Parses an interpolation to its `interpolationEnd`, or to the end of an unterminated string.
    private mutating func parseInterpolation(into values: inout [Expression]) {
        var isSeparated = true
        while true {
            if case .punctuation(ASCII.comma) = head.kind {
                if isSeparated { refuse("expected a value, found @", "write a value, or delete the ','") }
                isSeparated = true
                advance()
                continue
            }
            switch peek().kind {
            case .interpolationEnd:
                advance()
                return
            case .endOfFile, .stringEnd, .stringSegment:
                return
            case .invalid where peek().range.isEmpty:
                return
            default:
                if !isSeparated { refuse("expected ',' or ')', found @", "write ',' between arguments") }
                isSeparated = false
                if atLabel(ahead: 0) {
                    advance()
                    advance()
                }
                let before = index
                let value = expectExpression("in '\\('")
                if index == before { advance() } else { values.append(value) }
            }
        }
    }

    /// Parses `\.path[index].name`, `\Type.path` and `\.self`. As in a statement's head, `{` does not open a closure.
    private mutating func parseKeyPath() -> Expression {
        guard enter() else { return emptyExpression() }
        defer { leave() }
        let start = advance().range.lowerBound
        let path = inHead { cursor in
            guard cursor.at(punctuation: ASCII.dot) else { return cursor.parsePostfix() }
            // In `\.[0]` and `\.?.name`, the dot stands for the root, and suffixes follow.
            if !cursor.atName(ahead: 1), cursor.peek(1).kind != .integer { cursor.advance() }
            return cursor.parseSuffixes(of: cursor.emptyExpression())
        }
        return expression(.other(path.argumentsOfPath), from: start)
    }

    /// Parses `#function`, `#selector(…)` and `#macro(…) { … }`. At a directive, consumes no tokens.
    mutating func parseMacro() -> Expression {
        let start = peek().range.lowerBound
        if atDirective { return emptyExpression() }
        advance()
        if !peek().hasSpaceBefore, atOperatorPrefix(ASCII.less) { skipGenericArguments() }
        guard at(punctuation: ASCII.openParen), !peek().startsLine else {
            let closures = parseTrailingClosures()
            return expression(closures.isEmpty ? .literal : .other(closures.map(\.value)), from: start)
        }
        let arguments = parseArguments(closing: ASCII.closeParen)
        let closures = parseTrailingClosures()
        return expression(.other((arguments + closures).map(\.value)), from: start)
    }

    var atDirective: Bool {
        peek().kind == .pound && (at("#if") || at("#elseif") || at("#else") || at("#endif") || at("#sourceLocation"))
    }
}

extension Expression {
    /// The arguments of calls and subscripts in a key path. The names in the path itself are members, not uses of local
    /// names.
    fileprivate var argumentsOfPath: [Expression] {
        switch kind {
        case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base): base.argumentsOfPath
        case .call(let base, let arguments, let closures):
            base.argumentsOfPath + (arguments + closures).map(\.value)
        case .subscripted(let base, let arguments): base.argumentsOfPath + arguments.map(\.value)
        case .sequence(let parts, _), .other(let parts): parts.flatMap(\.argumentsOfPath)
        default: []
        }
    }
}
