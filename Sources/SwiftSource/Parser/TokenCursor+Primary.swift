extension TokenCursor {
    /// The first part of an operand. Where none begins, nothing is taken.
    mutating func parsePrimary() -> Expression {
        let start = peek().range.lowerBound
        switch peek().kind {
        case .integer, .float, .string, .regex:
            checkLiteral(head)
            advance()
            return expression(.literal, from: start)
        case .stringStart:
            return parseInterpolatedString()
        case .identifier:
            return parseNameExpression()
        case .escapedIdentifier, .dollarIdentifier:
            if isAnonymousArgument { checkAnonymousArgument() }
            let name = takeAnyIdentifier()
            skipNameSuffix()
            return bound(name) ?? expression(.name(name), from: start)
        case .punctuation(Ascii.openParen):
            let elements = parseArguments(closing: Ascii.closeParen)
            return expression(.tuple(elements), from: start)
        case .punctuation(Ascii.openBracket):
            return parseCollection()
        case .punctuation(Ascii.openBrace):
            return parseClosure()
        case .punctuation(Ascii.dot):
            return parseImplicitMember()
        case .punctuation(Ascii.backslash):
            return parseKeyPath()
        case .pound:
            return parseMacro()
        case .invalid:
            advance()
            return expression(.other([]), from: start)
        default:
            return nothing()
        }
    }

    /// `$0` and its like are next.
    var isAnonymousArgument: Bool {
        head.kind == .dollarIdentifier && head.range.count > 1 && bytes[head.range].dropFirst().allSatisfy(\.isDigit)
    }

    private mutating func checkAnonymousArgument() {
        switch context.anonymous {
        case .argument: break
        case .none: refuse("@ stands in a closure only", "write a name")
        case .named: refuse("@ cannot stand in a closure that names its parameters", "write the parameter's name")
        }
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
            default: return nothing()
            }
        default:
            break
        }
        let name = takeAnyIdentifier()
        if let bound = bound(name) { return bound }
        skipNameSuffix()
        return expression(.name(name), from: start)
    }

    /// In a pattern that binds, a name with nothing after it is a new one.
    private mutating func bound(_ name: Identifier) -> Expression? {
        guard context.pattern == .binding else { return nil }
        switch peek().kind {
        case .punctuation(Ascii.dot) where !peek().hasSpaceBefore,
            .punctuation(Ascii.openParen) where !peek().startsLine:
            return nil
        default:
            if name.name != "_" { patternNames.append(name) }
            return Expression(.bound(name), name.range)
        }
    }

    private mutating func parseImplicitMember() -> Expression {
        let start = head.range.lowerBound
        takeDot()
        guard atName else {
            refuse("expected a member's name after '.', found @", "write the name")
            return expression(.other([]), from: start)
        }
        let name = takeAnyIdentifier()
        skipNameSuffix()
        return expression(.implicitMember(name), from: start)
    }

    /// `[a, b]`, `[key: value]`, `[:]`.
    private mutating func parseCollection() -> Expression {
        let opening = advance()
        let start = opening.range.lowerBound
        return inBrackets { cursor in
            var elements: [Expression] = []
            var isDictionary = false
            while true {
                switch cursor.peek().kind {
                case .punctuation(Ascii.closeBracket):
                    cursor.advance()
                    return cursor.expression(isDictionary ? .dictionary(elements) : .array(elements), from: start)
                case .punctuation(Ascii.colon):
                    // `[:]`
                    if !elements.isEmpty || cursor.peek(1).kind != .punctuation(Ascii.closeBracket) {
                        cursor.refuse("expected a value, found @", "write 'key: value'")
                    }
                    isDictionary = true
                    cursor.advance()
                case .punctuation(Ascii.comma):
                    cursor.refuse("expected a value, found @", "write one, or delete the ','")
                    cursor.advance()
                case .punctuation(Ascii.closeBrace), .punctuation(Ascii.closeParen), .endOfFile, .interpolationEnd,
                    .stringEnd, .stringSegment:
                    cursor.reportAlways(.unclosed("[", at: cursor.location(opening.range)))
                    return cursor.expression(.array(elements), from: start)
                default:
                    let before = cursor.index
                    let element = elements.isEmpty ? cursor.parseFirstElement() : cursor.expectExpression("here")
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

    /// `await of`, where a word that works on values would stand alone, is the size of an inline array as any name is.
    private mutating func parseFirstElement() -> Expression {
        guard head.kind == .identifier, !isReservedWord, keyword(ahead: 1) == .of, !peek(1).startsLine else {
            return expectExpression("here")
        }
        let size = advance()
        return expression(.name(Identifier(text(of: size), size.range)), from: size.range.lowerBound)
    }

    /// After an array's element or a dictionary's key: the key's value, and the comma.
    private mutating func parseRestOfElement(into elements: inout [Expression], isDictionary: inout Bool) {
        if elements.count == 1, at(punctuation: Ascii.colon) { isDictionary = true }
        if isDictionary, take(punctuation: Ascii.colon) != nil {
            elements.append(expectExpression("here"))
        } else if isDictionary {
            refuse("expected ':' and the key's value, found @", "write ': value'")
        } else if elements.count == 1, keyword == .of, !head.startsLine {
            // `[3 of Int]`
            advance()
            _ = parseType()
            if at(punctuation: Ascii.comma) { refuse("an inline array has one type, found @", "delete the ','") }
        }
        if take(punctuation: Ascii.comma) == nil, !at(punctuation: Ascii.closeBracket) {
            refuse("expected ',' or ']', found @", "write ',' between elements")
        }
    }

    /// Parses a string with interpolations, whose tokens reach from `stringStart` to `stringEnd`.
    private mutating func parseInterpolatedString() -> Expression {
        let opening = advance()
        let start = opening.range.lowerBound
        return inBrackets { cursor in
            var values: [Expression] = []
            var segments: [Range<Int>] = []
            while true {
                switch cursor.peek().kind {
                case .stringSegment:
                    segments.append(cursor.head.range)
                    cursor.advance()
                case .interpolationStart:
                    cursor.advance()
                    cursor.parseInterpolation(into: &values)
                case .stringEnd, .invalid:
                    if cursor.head.kind == .stringEnd {
                        cursor.checkSegments(segments, of: opening, closing: cursor.head.range.lowerBound)
                    }
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

    /// To `interpolationEnd`, which is taken, or to where the string breaks off.
    private mutating func parseInterpolation(into values: inout [Expression]) {
        var isSeparated = true
        while true {
            if case .punctuation(Ascii.comma) = head.kind {
                if isSeparated { refuse("expected a value, found @", "write one, or delete the ','") }
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

    /// `\.path[index].name`, `\Type.path`, `\.self`: a chain, whose closures end as in the head of a statement.
    private mutating func parseKeyPath() -> Expression {
        guard enter() else { return nothing() }
        defer { leave() }
        let start = advance().range.lowerBound
        let path = inHead { cursor in
            cursor.context.isInKeyPath = true
            if cursor.at(punctuation: Ascii.backslash) {
                cursor.refuse("expected a type or '.' after '\\', found @", "write the path's root")
            }
            guard cursor.at(punctuation: Ascii.dot) else {
                let root = cursor.parsePostfix()
                // `\A...`: the operator begins with the dot after the root.
                guard cursor.takeOperatorPrefix(Ascii.dot) != nil else { return root }
                if cursor.at(".") { cursor.takeDottedMember() }
                return cursor.parseSuffixes(of: root)
            }
            // `\.[0]`, `\.?.name`: what stands after the dot belongs to the root.
            if !cursor.atName(ahead: 1), cursor.peek(1).kind != .integer { cursor.takeDot() }
            return cursor.parseSuffixes(of: cursor.nothing())
        }
        return expression(.other(path.argumentsOfPath), from: start)
    }

    /// The second dot of `\A..member`, which is read with the first as an operator, and the member.
    private mutating func takeDottedMember() {
        advance()
        guard !head.hasSpaceBefore, atName || head.kind == .integer || at("?") else { return refuseMember() }
        advance()
    }

    /// `#function`, `#selector(…)`, `#macro(…) { … }`. A directive is none.
    mutating func parseMacro() -> Expression {
        let start = peek().range.lowerBound
        if atDirective { return nothing() }
        checkMacro()
        let takesNextLine = needsArguments
        let isLiteral = ["#function", "#file", "#fileID", "#filePath", "#line", "#column", "#dsohandle"].contains(
            text(of: head))
        advance()
        if isLiteral { return expression(.literal, from: start) }
        if !peek().hasSpaceBefore, atOperatorPrefix(Ascii.less) { skipGenericArguments() }
        guard at(punctuation: Ascii.openParen), takesNextLine || !peek().startsLine else {
            let closures = parseTrailingClosures()
            return expression(closures.isEmpty ? .literal : .other(closures.map(\.value)), from: start)
        }
        let arguments = parseArguments(closing: Ascii.closeParen)
        let closures = parseTrailingClosures()
        return expression(.other((arguments + closures).map(\.value)), from: start)
    }

    var atDirective: Bool {
        peek().kind == .pound && (at("#if") || at("#elseif") || at("#else") || at("#endif") || at("#sourceLocation"))
    }
}

extension Expression {
    /// The values in the calls and subscripts of a key path, whose names are not looked up.
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
