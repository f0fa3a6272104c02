import Diagnostics

extension TokenCursor {
    /// Parses the type after a colon, if a colon is next.
    @discardableResult
    package mutating func parseTypeAnnotation() -> TypeSyntax? {
        take(punctuation: ASCII.colon) == nil ? nil : parseType()
    }

    /// Parses a type. If there is none, reports that, consumes no tokens, and returns the shape `missing`.
    package mutating func parseType() -> TypeSyntax {
        let start = peek().range.lowerBound
        guard enter() else { return missingType(at: start) }
        defer { leave() }
        var specifiers = parseTypeSpecifiers()
        let attributes = parseAttributes()
        guard !specifiers.isEmpty || !attributes.isEmpty else { return parseFunctionOrComposition() }
        specifiers += parseTypeSpecifiers()
        let base = parseFunctionOrComposition()
        return type(.attributed(specifiers: specifiers, attributes: attributes, base), from: start)
    }

    func atEffect(ahead: Int) -> Bool {
        switch keyword(ahead: ahead) {
        case .async, .throws, .rethrows: true
        default: false
        }
    }

    func type(_ shape: TypeSyntax.Shape, from start: Int) -> TypeSyntax {
        let range = range(from: start)
        return TypeSyntax(text: foldedText(range), shape: shape, range: range)
    }

    func missingType(at offset: Int) -> TypeSyntax { TypeSyntax(text: "", shape: .missing, range: offset..<offset) }

    /// Parses `inout`, `borrowing`, `sending` and the like if a type follows. Otherwise, the word is the name of a
    /// type.
    private mutating func parseTypeSpecifiers() -> [String] {
        var specifiers: [String] = []
        while let length = typeSpecifierLength() {
            let first = peek()
            for _ in 0..<length { advance() }
            specifiers.append(text(range(from: first.range.lowerBound)))
        }
        return specifiers
    }

    private mutating func typeSpecifierLength() -> Int? {
        switch keyword {
        case .inout: return 1
        case .borrowing, .consuming, .sending, .isolated: return mayFollowSpecifier(peek(1)) ? 1 : nil
        case .nonisolated:
            if at("nonsending", ahead: 2), peek(3).kind == .punctuation(ASCII.closeParen) { return 4 }
            return mayFollowSpecifier(peek(1)) ? 1 : nil
        default: return nil
        }
    }

    /// Returns whether a word such as `sending` is a specifier if this token follows it.
    private func mayFollowSpecifier(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier:
            switch token.keyword {
            case .inout, .anyType, .selfType, .wildcard, .var, .let, nil: true
            case .some(let word): !word.isReserved
            }
        case .escapedIdentifier: true
        case .punctuation(let byte): byte == ASCII.openParen || byte == ASCII.openBracket || byte == ASCII.at
        case .op: bytes[token.range.lowerBound] == ASCII.tilde
        default: false
        }
    }

    private mutating func parseFunctionOrComposition() -> TypeSyntax {
        let start = peek().range.lowerBound
        let base = parseComposition()
        guard atFunctionArrow else { return base }
        var parameters: [TypeSyntax.Element] = []
        if case .tuple(let elements) = base.shape {
            parameters = elements
        } else {
            refuse("parameters of a function type must be in parentheses", "write '(\(base.text))'", at: base.range)
        }
        let effects = parseEffects()
        expect("->", "before the function type's result")
        let result = parseType()
        return type(
            .function(TypeSyntax.FunctionType(parameters: parameters, effects: effects, result: result)), from: start)
    }

    /// Whether `->` is next, or effects and `->`. Unless parsing is strict, effects alone are enough.
    var atFunctionArrow: Bool {
        if atOperator("->") { return true }
        var ahead = 0
        // The limit saves time if a text repeats `async` or `throws` many times.
        while ahead < 64, atEffect(ahead: ahead) {
            let isThrows = keyword(ahead: ahead) == .throws
            ahead += 1
            if isThrows, peek(ahead).kind == .punctuation(ASCII.openParen), let end = endOfGroup(ahead) { ahead = end }
        }
        return ahead > 0 && (!isStrict || at("->", ahead: ahead))
    }

    /// Parses `async throws(E)`.
    package mutating func parseEffects() -> Effects {
        var effects = Effects()
        while true {
            let effect = head
            switch keyword {
            case .async:
                advance()
                if effects.isAsync || effects.throwing != .never {
                    refuse("'async' must occur once, before 'throws'", "write 'async throws'", at: effect.range)
                }
                effects.isAsync = true
            case .rethrows, .throws:
                advance()
                effects.throwing = effect.keyword == .rethrows ? .rethrows : .any
                if effect.keyword == .throws, let opening = take(punctuation: ASCII.openParen) {
                    effects.throwing = .typed(parseType())
                    close(opening, with: ASCII.closeParen, "after the error's type")
                }
            default:
                return effects
            }
        }
    }

    private mutating func parseComposition() -> TypeSyntax {
        let start = peek().range.lowerBound
        if let word = keyword, word == .any || word == .opaque || word == .each || word == .repeat {
            advance()
            guard enter() else { return missingType(at: start) }
            defer { leave() }
            let isNested = word == .repeat && keyword != .repeat
            let base = isNested ? parseType() : isStrict ? parseUnprefixedComposition() : parseComposition()
            switch word {
            case .any: return type(.existential(base), from: start)
            case .opaque: return type(.opaque(base), from: start)
            default: return type(.pack(base), from: start)
            }
        }
        return parseUnprefixedComposition()
    }

    private mutating func parseUnprefixedComposition() -> TypeSyntax {
        let start = peek().range.lowerBound
        let first = parsePostfixType()
        guard atComposition else { return first }
        var parts = [first]
        while atComposition {
            takeOperatorPrefix(ASCII.ampersand)
            if keyword == .any || keyword == .opaque {
                refuse("@ may only occur before the first type of a composition", "move it before the first type")
            }
            parts.append(parsePostfixType())
        }
        return type(.composition(parts), from: start)
    }

    /// Whether `&` between types is next.
    private var atComposition: Bool { atOperator("&") && fixity != .prefix }

    /// Parses a type with its suffixes: `?`, `!`, `.Member`, `.Type`.
    private mutating func parsePostfixType() -> TypeSyntax {
        let start = peek().range.lowerBound
        var base = parseTypeAtom()
        if case .missing = base.shape { return base }
        var length = 0
        while length < Self.depthLimit {
            length += 1
            if isBoundMark, takeOperatorPrefix(ASCII.question) != nil {
                base = type(.optional(base), from: start)
            } else if isBoundMark, takeOperatorPrefix(ASCII.exclamation) != nil {
                base = type(.implicitlyUnwrapped(base), from: start)
            } else if at(punctuation: ASCII.dot), atName(ahead: 1) {
                advance()
                base = parseMemberType(of: base, from: start)
            } else if at(punctuation: ASCII.dot) {
                advance()
                refuse("expected the name of a type after '.', found @", "write the name")
            } else if at(punctuation: ASCII.openBracket), !head.startsLine {
                refuse("brackets of an array type must be around its element type", "write '[\(base.text)]'")
                return base
            } else {
                return base
            }
        }
        return base
    }

    /// Whether the next `?` or `!` directly follows the type, and so belongs to it.
    private var isBoundMark: Bool { !head.hasSpaceBefore && head.kind == .op }

    /// Parses the member of a type, after the dot.
    private mutating func parseMemberType(of base: TypeSyntax, from start: Int) -> TypeSyntax {
        if at("Type") || at("Protocol"), peek(1).kind != .punctuation(ASCII.openParen) {
            advance()
            return type(.metatype(base), from: start)
        }
        var components: [TypeSyntax.Component] =
            if case .named(let components) = base.shape { components } else { [TypeSyntax.Component(name: base.text)] }
        components.append(parseTypeComponent())
        takeTypeComponents(into: &components)
        return type(.named(components), from: start)
    }

    private mutating func takeTypeComponents(into components: inout [TypeSyntax.Component]) {
        while true {
            if at(punctuation: ASCII.dot), atName(ahead: 1), !at("Type", ahead: 1), !at("Protocol", ahead: 1) {
                advance()
            } else if atModuleSelector(ahead: 0) {
                advance()
                advance()
            } else {
                return
            }
            components.append(parseTypeComponent())
        }
    }

    func atName(ahead: Int) -> Bool {
        let kind = peek(ahead).kind
        return kind == .identifier || kind == .escapedIdentifier
    }

    private mutating func parseTypeComponent() -> TypeSyntax.Component {
        let isAny = keyword == .anyType
        let name = takeName()?.name ?? ""
        guard atOperatorPrefix(ASCII.less), !isAny else { return TypeSyntax.Component(name: name) }
        return TypeSyntax.Component(name: name, arguments: parseGenericArguments())
    }

    private mutating func parseTypeAtom() -> TypeSyntax {
        let start = peek().range.lowerBound
        switch peek().kind {
        case .identifier:
            guard let word = keyword, word.isNoType || word == .inout || word == .selfValue else {
                fallthrough
            }
            return reportMissingType()
        case .dollarIdentifier where !isAnonymousArgument:
            fallthrough
        case .escapedIdentifier:
            var components = [parseTypeComponent()]
            takeTypeComponents(into: &components)
            return type(.named(components), from: start)
        case .punctuation(ASCII.openParen):
            return parseTupleType()
        case .punctuation(ASCII.openBracket):
            return parseCollectionType()
        case .op where atOperatorPrefix(ASCII.tilde) && head.range.count == 1:
            takeOperatorPrefix(ASCII.tilde)
            if atOperatorPrefix(ASCII.tilde) { return reportMissingType() }
            guard enter() else { return missingType(at: start) }
            defer { leave() }
            let base = parsePostfixType()
            return type(.suppressed(base), from: start)
        default:
            return reportMissingType()
        }
    }

    private mutating func reportMissingType() -> TypeSyntax {
        report(
            Diagnostic(
                .expectedType, "expected a type, found \(found.description)", at: placeOfMissing,
                notes: ["write a type such as 'String', '[Item]' or 'any Store'"]))
        return missingType(at: lastEnd)
    }
}
