/// Parses types in brackets and parentheses.
extension TokenCursor {
    /// Parses `[Element]`, `[Key: Value]` and `[3 of Element]`.
    mutating func parseCollectionType() -> TypeSyntax {
        let opening = advance()
        let start = opening.range.lowerBound
        let size = head.kind == .integer ? 1 : 2
        let isSize = keyword(ahead: size) == .of && !peek(size).startsLine
        let isSuppressed = atOperatorPrefix(ASCII.tilde)
        let first = isSize ? parseGenericArgument() : parseType()
        let shape: TypeSyntax.Shape
        if take(punctuation: ASCII.colon) != nil {
            shape = .dictionary(key: first, value: parseType())
        } else if keyword == .of, !head.startsLine, !isSuppressed {
            advance()
            shape = .named([TypeSyntax.Component(name: "InlineArray", arguments: [first, parseGenericArgument()])])
        } else {
            shape = .array(first)
        }
        close(opening, with: ASCII.closeBracket, "after the type")
        return type(shape, from: start)
    }

    /// Parses `(Int, label: String)`, a tuple or the parameters of a function type.
    mutating func parseTupleType() -> TypeSyntax {
        let opening = advance()
        var elements: [TypeSyntax.Element] = []
        var label: Identifier?
        while !at(punctuation: ASCII.closeParen), !isAtEnd {
            elements.append(parseElement(&label))
            if take(punctuation: ASCII.comma) == nil { break }
        }
        close(opening, with: ASCII.closeParen, "after the types")
        if let label, atFunctionArrow || atEffect(ahead: 0) {
            refuse("function type cannot have argument labels", "write '_ \(label.name)'", at: label.range)
        }
        return type(.tuple(elements), from: opening.range.lowerBound)
    }

    /// Parses `Int`, `label: Int`, `_ name: Int` and `Int...`. Stores the label in `first` if `first` is nil.
    private mutating func parseElement(_ first: inout Identifier?) -> TypeSyntax.Element {
        var label: String?
        if keyword != .inout, atLabel(ahead: 0) || (atName && atLabel(ahead: 1)) {
            let name = takeName()
            label = name?.name
            if label != "_" { first = first ?? name }
            if !at(punctuation: ASCII.colon) {
                let inner = takeName()
                if label == "_" { label = inner?.name }
            }
            advance()
        }
        if label == "_" { label = nil }
        let type = parseType()
        let isVariadic = takeOperator("...") != nil
        return TypeSyntax.Element(label: label, type: type, isVariadic: isVariadic)
    }

    /// Returns whether `::` is `ahead` tokens after the next one, as in `Module::Type`.
    func atModuleSelector(ahead: Int) -> Bool {
        let second = peek(ahead + 1)
        return peek(ahead).kind == .punctuation(ASCII.colon)
            && second.kind == .punctuation(ASCII.colon) && !second.hasSpaceBefore
    }

    /// Returns whether a name and a colon are `ahead` tokens after the next one.
    func atLabel(ahead: Int) -> Bool {
        switch peek(ahead).kind {
        case .identifier, .escapedIdentifier, .dollarIdentifier:
            peek(ahead + 1).kind == .punctuation(ASCII.colon) && !atModuleSelector(ahead: ahead + 1)
        default: false
        }
    }
}
