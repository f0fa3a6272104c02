extension TokenCursor {
    /// A type. Where none stands it is reported, nothing is taken, and the shape is `missing`.
    package mutating func parseType() -> TypeSyntax {
        let start = peek().range.lowerBound
        guard enter() else { return missingType(at: start) }
        defer { leave() }
        if let word = takeWordType() { return word }
        var specifiers = parseTypeSpecifiers()
        let attributes = parseAttributes()
        guard !specifiers.isEmpty || !attributes.isEmpty else { return parseFunctionOrComposition() }
        specifiers += parseTypeSpecifiers()
        let base = parseFunctionOrComposition()
        return type(.attributed(specifiers: specifiers, attributes: attributes, base), from: start)
    }

    /// `Int` and nothing that could go on with it, as most types are.
    private mutating func takeWordType() -> TypeSyntax? {
        let word = peek()
        guard word.kind == .identifier, word.keyword == nil, bytes[word.range.lowerBound] != Ascii.underscore else {
            return nil
        }
        switch peek(1).kind {
        case .op, .punctuation(Ascii.dot): return nil
        default: break
        }
        let name = takeAnyIdentifier()
        return TypeSyntax(text: name.name, shape: .named([TypeSyntax.Component(name: name.name)]), range: name.range)
    }

    func type(_ shape: TypeSyntax.Shape, from start: Int) -> TypeSyntax {
        let range = range(from: start)
        return TypeSyntax(text: foldedText(range), shape: shape, range: range)
    }

    func missingType(at offset: Int) -> TypeSyntax { TypeSyntax(text: "", shape: .missing, range: offset..<offset) }

    /// `inout`, `borrowing`, `sending` … where a type follows; alone they are a type's name.
    private mutating func parseTypeSpecifiers() -> [String] {
        var specifiers: [String] = []
        while let length = typeSpecifierLength() {
            let start = peek().range.lowerBound
            for _ in 0..<length { advance() }
            specifiers.append(text(range(from: start)))
        }
        return specifiers
    }

    private func typeSpecifierLength() -> Int? {
        switch keyword {
        case .inout: return 1
        case .borrowing, .consuming, .sending, .isolated: return mayStartType(peek(1)) ? 1 : nil
        case .nonisolated:
            // `nonisolated(nonsending)`.
            guard peek(1).kind == .punctuation(Ascii.openParen), peek(3).kind == .punctuation(Ascii.closeParen) else {
                return nil
            }
            return mayStartType(peek(4)) ? 4 : nil
        case nil:
            guard atName, bytes[peek().range.lowerBound] == Ascii.underscore else { return nil }
            return (at("__owned") || at("__shared") || at("_const")) && mayStartType(peek(1)) ? 1 : nil
        default: return nil
        }
    }

    private func mayStartType(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier: !token.startsLine && !(token.keyword?.isNoType ?? false)
        case .escapedIdentifier: !token.startsLine
        case .punctuation(let byte):
            !token.startsLine && (byte == Ascii.openParen || byte == Ascii.openBracket || byte == Ascii.at)
        case .op: bytes[token.range.lowerBound] == Ascii.tilde
        default: false
        }
    }

    private mutating func parseFunctionOrComposition() -> TypeSyntax {
        let start = peek().range.lowerBound
        let base = parseComposition()
        guard case .tuple(let parameters) = base.shape else { return base }
        let isFunction = atOperator("->") || keyword == .async || keyword == .throws || keyword == .rethrows
        guard isFunction else { return base }
        let effects = parseEffects()
        expect("->", "before the function type's result")
        let result = parseType()
        return type(
            .function(TypeSyntax.FunctionType(parameters: parameters, effects: effects, result: result)), from: start)
    }

    /// `async throws(E)` in any order.
    package mutating func parseEffects() -> Effects {
        var effects = Effects()
        while true {
            switch keyword {
            case .async, .reasync:
                advance()
                effects.isAsync = true
            case .rethrows:
                advance()
                effects.throwing = .rethrows
            case .throws:
                advance()
                effects.throwing = .any
                if at(punctuation: Ascii.openParen), !peek().startsLine {
                    let opening = advance()
                    effects.throwing = .typed(parseType())
                    close(opening, with: Ascii.closeParen, "after the error's type")
                }
            default:
                return effects
            }
        }
    }

    private mutating func parseComposition() -> TypeSyntax {
        let start = peek().range.lowerBound
        switch keyword {
        case .any where mayStartType(peek(1)):
            advance()
            let base = parsePrefixed()
            return type(.existential(base), from: start)
        case .opaque where mayStartType(peek(1)):
            advance()
            let base = parsePrefixed()
            return type(.opaque(base), from: start)
        case .each where mayStartType(peek(1)), .repeat where mayStartType(peek(1)):
            advance()
            let base = parsePrefixed()
            return type(.pack(base), from: start)
        default:
            break
        }
        let first = parsePostfixType()
        guard atComposition else { return first }
        var parts = [first]
        while atComposition {
            takeOperatorPrefix(Ascii.ampersand)
            parts.append(parsePostfixType())
        }
        return type(.composition(parts), from: start)
    }

    /// `&` between types; `& ` before a line that does not go on with a type is none of ours.
    private var atComposition: Bool { atOperatorPrefix(Ascii.ampersand) && !at("&&") && !at("&=") }

    private mutating func parsePrefixed() -> TypeSyntax {
        guard enter() else { return missingType(at: peek().range.lowerBound) }
        defer { leave() }
        return parseFunctionOrComposition()
    }

    /// An atom with `?`, `!`, `.Member`, `.Type`.
    private mutating func parsePostfixType() -> TypeSyntax {
        let start = peek().range.lowerBound
        var base = parseTypeAtom()
        if case .missing = base.shape { return base }
        var length = 0
        while length < Self.depthLimit {
            length += 1
            if !peek().hasSpaceBefore, takeOperatorPrefix(Ascii.question) != nil {
                base = type(.optional(base), from: start)
            } else if !peek().hasSpaceBefore, takeOperatorPrefix(Ascii.exclamation) != nil {
                base = type(.implicitlyUnwrapped(base), from: start)
            } else if at(punctuation: Ascii.dot), peek(1).kind == .identifier || peek(1).kind == .escapedIdentifier {
                advance()
                base = parseMemberType(of: base, from: start)
            } else {
                return base
            }
        }
        return base
    }

    /// After the dot.
    private mutating func parseMemberType(of base: TypeSyntax, from start: Int) -> TypeSyntax {
        if at("Type") || at("Protocol"), peek(1).kind != .punctuation(Ascii.openParen) {
            advance()
            return type(.metatype(base), from: start)
        }
        var components: [TypeSyntax.Component] =
            if case .named(let components) = base.shape { components } else { [TypeSyntax.Component(name: base.text)] }
        components.append(parseTypeComponent())
        while at(punctuation: Ascii.dot), atName(ahead: 1), !at("Type", ahead: 1), !at("Protocol", ahead: 1) {
            advance()
            components.append(parseTypeComponent())
        }
        return type(.named(components), from: start)
    }

    private func atName(ahead: Int) -> Bool {
        let kind = peek(ahead).kind
        return kind == .identifier || kind == .escapedIdentifier
    }

    private mutating func parseTypeComponent() -> TypeSyntax.Component {
        let name = takeName()?.name ?? ""
        guard atOperatorPrefix(Ascii.less), !peek().startsLine else { return TypeSyntax.Component(name: name) }
        return TypeSyntax.Component(name: name, arguments: parseGenericArguments())
    }

    /// `<Int, any Error>`.
    package mutating func parseGenericArguments() -> [TypeSyntax] {
        guard let opening = takeOperatorPrefix(Ascii.less) else { return [] }
        var arguments: [TypeSyntax] = []
        while !atOperatorPrefix(Ascii.greater) {
            arguments.append(parseType())
            if take(punctuation: Ascii.comma) == nil { break }
        }
        if takeOperatorPrefix(Ascii.greater) == nil { report(.unclosed("<", at: location(opening.range))) }
        return arguments
    }

    private mutating func parseTypeAtom() -> TypeSyntax {
        let start = peek().range.lowerBound
        switch peek().kind {
        case .identifier:
            guard let word = keyword, word.isNoType else { fallthrough }
            return reportMissingType()
        case .escapedIdentifier:
            var components = [parseTypeComponent()]
            while at(punctuation: Ascii.dot), atName(ahead: 1), !at("Type", ahead: 1), !at("Protocol", ahead: 1) {
                advance()
                components.append(parseTypeComponent())
            }
            return type(.named(components), from: start)
        case .punctuation(Ascii.openParen):
            return parseTupleType()
        case .punctuation(Ascii.openBracket):
            return parseCollectionType()
        case .punctuation(Ascii.at):
            return parseType()
        case .op where atOperatorPrefix(Ascii.tilde):
            takeOperatorPrefix(Ascii.tilde)
            guard enter() else { return missingType(at: start) }
            defer { leave() }
            let base = parsePostfixType()
            return type(.suppressed(base), from: start)
        case .op where at("-") && peek(1).kind == .integer:
            advance()
            fallthrough
        case .integer:
            advance()
            return type(.named([TypeSyntax.Component(name: text(range(from: start)))]), from: start)
        default:
            return reportMissingType()
        }
    }

    private mutating func reportMissingType() -> TypeSyntax {
        report(.expectedType(found: found, at: placeOfMissing))
        return missingType(at: lastEnd)
    }

    /// `[Element]`, `[Key: Value]`, `[3 of Element]`.
    private mutating func parseCollectionType() -> TypeSyntax {
        let opening = advance()
        let start = opening.range.lowerBound
        let first = parseType()
        let shape: TypeSyntax.Shape
        if take(punctuation: Ascii.colon) != nil {
            shape = .dictionary(key: first, value: parseType())
        } else if keyword == .of {
            advance()
            shape = .named([TypeSyntax.Component(name: "InlineArray", arguments: [first, parseType()])])
        } else {
            shape = .array(first)
        }
        close(opening, with: Ascii.closeBracket, "after the type")
        return type(shape, from: start)
    }

    private mutating func parseTupleType() -> TypeSyntax {
        let opening = advance()
        var elements: [TypeSyntax.Element] = []
        while !at(punctuation: Ascii.closeParen), !isAtEnd {
            elements.append(parseElement())
            if take(punctuation: Ascii.comma) == nil { break }
        }
        close(opening, with: Ascii.closeParen, "after the types")
        return type(.tuple(elements), from: opening.range.lowerBound)
    }

    /// `Int`, `label: Int`, `_ name: Int`, `Int...`.
    private mutating func parseElement() -> TypeSyntax.Element {
        var label: String?
        if atLabel(ahead: 0) {
            label = takeName()?.name
            advance()
        } else if atName, atLabel(ahead: 1) {
            label = takeName()?.name
            let name = takeName()?.name
            if label == "_" { label = name }
            advance()
        }
        if label == "_" { label = nil }
        let type = parseType()
        return TypeSyntax.Element(label: label, type: type, isVariadic: takeOperator("...") != nil)
    }

    /// A name and a colon.
    func atLabel(ahead: Int) -> Bool {
        switch peek(ahead).kind {
        case .identifier, .escapedIdentifier, .dollarIdentifier: peek(ahead + 1).kind == .punctuation(Ascii.colon)
        default: false
        }
    }

    /// Moves past a generic argument list in an expression, `<Int, [String]>`; false, and no move, where `<` compares. The
    /// token after the list decides, as in Swift.
    mutating func skipGenericArguments() -> Bool {
        guard atOperatorPrefix(Ascii.less), let end = GenericArgumentsScanner(cursor: self).end() else { return false }
        for _ in 0..<end.tokens { advance() }
        for _ in 0..<end.angles { takeOperatorPrefix(Ascii.greater) }
        return true
    }
}
