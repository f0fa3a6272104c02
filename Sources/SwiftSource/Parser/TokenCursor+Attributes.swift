extension TokenCursor {
    /// `@MainActor @objc(name:) …`, as many as stand there.
    package mutating func parseAttributes() -> [Attribute] {
        var attributes: [Attribute] = []
        while at(punctuation: Ascii.at), let attribute = parseAttribute() { attributes.append(attribute) }
        return attributes
    }

    private mutating func parseAttribute() -> Attribute? {
        let start = advance().range.lowerBound
        guard atName else {
            report(.expectedName(of: "an attribute", found: found, at: location(peek().range)))
            return nil
        }
        var name = takeName()?.name ?? ""
        while at(punctuation: Ascii.dot), peek(1).kind == .identifier {
            advance()
            name += "." + (takeName()?.name ?? "")
        }
        if atOperatorPrefix(Ascii.less), !peek().hasSpaceBefore { _ = parseGenericArguments() }
        if at(punctuation: Ascii.openParen), !peek().hasSpaceBefore, Self.takesArguments(name) { skipBalanced() }
        return Attribute(name: name, text: foldedText(range(from: start)), range: range(from: start))
    }

    /// A parenthesis right after one of these belongs to the type.
    private static func takesArguments(_ name: String) -> Bool {
        name != "escaping" && name != "autoclosure" && name != "Sendable"
    }

    /// `public static private(set) …`, as many as stand before a declaration. A word that is the declaration's own name or
    /// keyword is left: `class` is a modifier before `func` only.
    package mutating func parseModifiers() -> [Identifier] {
        var modifiers: [Identifier] = []
        while let length = modifierLength() {
            let start = peek().range.lowerBound
            for _ in 0..<length { advance() }
            modifiers.append(Identifier(text(range(from: start)), range(from: start)))
        }
        return modifiers
    }

    /// What `parseAttributes` and `parseModifiers` take is next.
    var mayStartAttributesOrModifiers: Bool { at(punctuation: Ascii.at) || modifierLength() != nil }

    /// The number of tokens of the modifier that is next; nil where none is.
    private func modifierLength() -> Int? {
        guard let word = keyword, word.isModifier else { return nil }
        if word == .class {
            guard let next = keyword(ahead: 1) else { return nil }
            return next.isModifier || next == .func || next == .var || next == .let || next == .subscript ? 1 : nil
        }
        let next = peek(1)
        switch next.kind {
        case .punctuation(Ascii.openParen):
            guard !next.hasSpaceBefore, peek(2).kind == .identifier, peek(3).kind == .punctuation(Ascii.closeParen)
            else {
                return nil
            }
            return 4
        case .identifier, .escapedIdentifier, .punctuation(Ascii.at):
            return 1
        default:
            return nil
        }
    }

    /// `(set)`, `(unsafe)`, `(safe)`.
    func atModifierArgument(ahead: Int) -> Bool {
        peek(ahead).kind == .punctuation(Ascii.openParen) && peek(ahead + 2).kind == .punctuation(Ascii.closeParen)
            && (at("set", ahead: ahead + 1) || at("unsafe", ahead: ahead + 1) || at("safe", ahead: ahead + 1))
    }
}
