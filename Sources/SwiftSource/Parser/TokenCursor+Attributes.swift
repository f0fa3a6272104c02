extension TokenCursor {
    /// Parses attributes: `@MainActor @objc(name:) …`.
    package mutating func parseAttributes() -> [Attribute] {
        var attributes: [Attribute] = []
        while at(punctuation: ASCII.at), let attribute = parseAttribute() { attributes.append(attribute) }
        return attributes
    }

    private mutating func parseAttribute() -> Attribute? {
        let start = advance().range.lowerBound
        guard atName else {
            report(.expectedName(of: "an attribute", found: found, at: location(peek().range)))
            return nil
        }
        var name = takeName()?.name ?? ""
        while at(punctuation: ASCII.dot), peek(1).kind == .identifier {
            advance()
            name += "." + (takeName()?.name ?? "")
        }
        _ = parseGenericArguments()
        // The parentheses in `@escaping() -> Void` belong to the type.
        let takesArguments = !["escaping", "autoclosure", "Sendable"].contains(name)
        if takesArguments, at(punctuation: ASCII.openParen), !head.hasSpaceBefore { skipBalanced() }
        return Attribute(name: name, text: foldedText(range(from: start)), range: range(from: start))
    }

    /// Parses the modifiers before a declaration: `public static private(set) …`. Does not take the keyword of the
    /// declaration: `class` is a modifier in `class func`, but a keyword in `class List`.
    package mutating func parseModifiers() -> [Identifier] {
        var modifiers: [Identifier] = []
        while true {
            guard let length = modifierLength() else { return modifiers }
            let start = peek().range.lowerBound
            for _ in 0..<length { advance() }
            modifiers.append(Identifier(foldedText(range(from: start)), range(from: start)))
        }
    }

    /// Whether an attribute or a modifier is next.
    var mayStartAttributesOrModifiers: Bool {
        at(punctuation: ASCII.at) || modifierLength() != nil
    }

    /// Returns the number of tokens of the next modifier; nil if there is none.
    private func modifierLength() -> Int? {
        guard let word = keyword, word.isModifier else { return nil }
        if word == .class {
            guard let next = keyword(ahead: 1) else { return nil }
            return next.isModifier || next == .func || next == .var || next == .let || next == .subscript ? 1 : nil
        }
        let next = peek(1)
        switch next.kind {
        case .punctuation(ASCII.openParen):
            let hasArgument = peek(2).kind == .identifier && peek(3).kind == .punctuation(ASCII.closeParen)
            return hasArgument && !next.hasSpaceBefore ? 4 : nil
        case .identifier, .escapedIdentifier, .punctuation(ASCII.at): return 1
        default: return nil
        }
    }

    /// Returns whether a modifier's argument is `ahead` tokens after the next one: `(set)`, `(unsafe)` or `(safe)`.
    func atModifierArgument(ahead: Int) -> Bool {
        peek(ahead).kind == .punctuation(ASCII.openParen) && peek(ahead + 2).kind == .punctuation(ASCII.closeParen)
            && (at("set", ahead: ahead + 1) || at("unsafe", ahead: ahead + 1) || at("safe", ahead: ahead + 1))
    }
}
