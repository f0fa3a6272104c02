import Diagnostics

/// Whether a parameter must have a type. In a function, it must. In the head of a section, as in `interactor(id)`, the
/// name of an input is enough.
package enum ParameterTypes: Sendable {
    case required, optional
}

extension TokenCursor {
    /// Parses `(label name: Type = default, …)`. Reports a missing opening parenthesis.
    package mutating func parseParameterClause(types: ParameterTypes = .required) -> [Parameter] {
        guard at(punctuation: ASCII.openParen) else {
            expect("(", "before the parameters")
            return []
        }
        let opening = advance()
        guard enter() else { return [] }
        defer { leave() }
        var parameters: [Parameter] = []
        while !at(punctuation: ASCII.closeParen), !isAtEnd {
            let before = index
            parseParameter(types: types, into: &parameters)
            if take(punctuation: ASCII.comma) != nil { continue }
            if at(punctuation: ASCII.closeParen) || atNewDeclaration { break }
            // The comma is missing. If a parameter follows, parse it; otherwise skip the text up to the next comma.
            expect(",", "between parameters")
            let startsParameter = index > before && atLabel(ahead: 0)
            if !startsParameter, !skipToNextParameter() { break }
        }
        close(opening, with: ASCII.closeParen)
        return parameters
    }

    /// Skips text up to the next comma. Returns false if the clause ends first.
    private mutating func skipToNextParameter() -> Bool {
        while true {
            switch peek().kind {
            case .punctuation(ASCII.comma):
                advance()
                return true
            case .punctuation(ASCII.openParen), .punctuation(ASCII.openBracket):
                skipBalanced()
            case .punctuation(ASCII.closeParen), .punctuation(ASCII.openBrace), .punctuation(ASCII.closeBrace),
                .endOfFile:
                return false
            default:
                advance()
            }
        }
    }

    /// Parses a parameter and adds it. If there is no name, adds nothing.
    private mutating func parseParameter(types: ParameterTypes, into parameters: inout [Parameter]) {
        let start = peek().range.lowerBound
        let attributes = parseAttributes()
        if let misplaced = attributes.first(where: { ["escaping", "autoclosure"].contains($0.name) }) {
            refuse(
                "'\(misplaced.text)' before a parameter name is not allowed", "move it after the colon",
                at: misplaced.range)
        }
        if atTypeAlone(types) { return parseNameless(types, into: &parameters) }
        guard let first = takeParameterName() else { return }
        let lacksColon = atTypeInsteadOfName
        let second = atName && !lacksColon ? takeParameterName() : nil
        let name = second ?? first
        var type: TypeSyntax?
        if lacksColon {
            report(.missingColon(afterParameter: name, in: source))
            type = parseType()
        } else if take(punctuation: ASCII.colon) != nil {
            type = parseType()
        } else if types == .required {
            report(.missingType(ofParameter: name, in: source))
        }
        let isVariadic = type != nil && takeOperator("...") != nil
        var defaultValue: Identifier?
        if takeOperator("=") != nil {
            if context.container == .protocol {
                refuse("parameter of a requirement cannot have a default", "delete the default", at: first.range)
            }
            defaultValue = parseValueText()
        }
        parameters.append(
            Parameter(
                label: first.name == "_" && first.range.count == 1 ? nil : first, name: name, attributes: attributes,
                type: type, isVariadic: isVariadic, defaultValue: defaultValue, range: range(from: start)))
    }

    /// Returns whether a type without a name is next: `any Store`, `[Row]`, `Set<Row>`.
    private func atTypeAlone(_ types: ParameterTypes) -> Bool {
        let next = peek(1)
        switch peek().kind {
        case .punctuation(ASCII.openBracket), .punctuation(ASCII.openParen): return true
        case .identifier where at("any") || at("some"):
            return next.kind == .identifier && peek(2).kind != .punctuation(ASCII.colon)
        case .identifier where bytes[peek().range.lowerBound].isAsciiCapital:
            switch next.kind {
            case .punctuation(ASCII.dot): return true
            case .op: return !at("=", ahead: 1)
            case .punctuation(ASCII.comma), .punctuation(ASCII.closeParen): return types == .required
            default: return false
            }
        default: return false
        }
    }

    /// Reports a type without a name, and adds a parameter with a name made from the type.
    private mutating func parseNameless(_ types: ParameterTypes, into parameters: inout [Parameter]) {
        let type = parseType()
        if case .missing = type.shape { return }
        let proposed = type.proposedName.flatMap { name in
            parameters.contains { $0.name.name == name } ? nil : name
        }
        let label = types == .required ? "_ " : ""
        report(.missingName(ofParameter: type, naming: label + (proposed ?? "<#name#>"), in: source))
        let isVariadic = takeOperator("...") != nil
        if takeOperator("=") != nil { _ = parseValueText() }
        // A section parameter of type `some P` would get a second error because of its type, so it is not added.
        if case .opaque = type.shape, types == .optional { return }
        guard let proposed else { return }
        let name = Identifier(proposed, type.range)
        var parameter = Parameter(
            label: types == .required ? nil : name, name: name, type: type,
            range: range(from: type.range.lowerBound))
        parameter.isVariadic = isVariadic
        parameters.append(parameter)
    }

    /// Whether a type follows the name without a colon: `title String`, `store any Store`.
    private var atTypeInsteadOfName: Bool {
        guard peek().kind == .identifier, peek(1).kind != .punctuation(ASCII.colon) else { return false }
        if at("any") || at("some") { return peek(1).kind == .identifier }
        return bytes[peek().range.lowerBound].isAsciiCapital
    }

    /// Takes the name or label of a parameter. Any word but `inout` is allowed.
    private mutating func takeParameterName() -> Identifier? {
        if keyword != .inout, let name = takeName() { return name }
        report(.expectedName(of: "a parameter", found: found, at: placeOfMissing))
        return nil
    }

    /// Parses `<T, each U: P>`. If no `<` is next, consumes no tokens.
    package mutating func parseGenericParameters() -> [GenericParameter] {
        guard let opening = takeOperatorPrefix(ASCII.less) else { return [] }
        var parameters: [GenericParameter] = []
        while !atOperatorPrefix(ASCII.greater) {
            _ = parseAttributes()
            let isPack = take(.each) != nil
            // `let Size: Int` is a value parameter.
            if !isPack { take(.let) }
            guard let name = expectName(of: "a generic parameter") else { break }
            parameters.append(GenericParameter(name: name, constraint: parseTypeAnnotation(), isPack: isPack))
            if take(punctuation: ASCII.comma) == nil { break }
        }
        if takeOperatorPrefix(ASCII.greater) == nil { report(.unclosed("<", at: location(opening.range))) }
        return parameters
    }

    /// Parses `where T: P, T.Item == Int`, and returns its text; nil if no `where` is next.
    package mutating func parseWhereClause() -> Identifier? {
        guard keyword == .where else { return nil }
        let start = advance().range.lowerBound
        repeat {
            _ = parseAttributes()
            let before = index
            take(.repeat)
            _ = parseGenericArgument()
            if take(punctuation: ASCII.colon) != nil || takeOperator("==") != nil {
                _ = parseGenericArgument()
            } else {
                refuse("expected ':' or '==' in the 'where' clause, found @", "write 'T: Protocol' or 'T == Type'")
            }
            if index == before { break }
        } while take(punctuation: ASCII.comma) != nil
        return Identifier(foldedText(range(from: start)), range(from: start))
    }

    /// Parses an inheritance clause, `: A, B & C`. If no colon is next, consumes no tokens.
    ///
    /// Before Swift 5, `protocol A: class` meant `protocol A: AnyObject`, so `class` is parsed as `AnyObject`. In
    /// strict parsing, it is reported if `mayBeOfClass` is `refused`.
    package mutating func parseInheritance(mayBeOfClass: ClassWord = .refused) -> [TypeSyntax] {
        guard take(punctuation: ASCII.colon) != nil else { return [] }
        var types: [TypeSyntax] = []
        repeat {
            if keyword == .class, types.isEmpty, let word = takeClassWord() {
                if isStrict, mayBeOfClass == .refused {
                    let fixIt = Diagnostic.FixIt(
                        "replace 'class' with 'AnyObject'", range: word.range, replacement: "AnyObject")
                    report(
                        Diagnostic(
                            .expectedType, "expected a type, found the keyword 'class'", at: location(word.range),
                            fixIts: [fixIt]))
                }
                types.append(word)
                continue
            }
            let type = parseType()
            if case .missing = type.shape { break }
            types.append(type)
        } while take(punctuation: ASCII.comma) != nil
        return types
    }

    /// Whether `class` is accepted for `AnyObject` in an inheritance clause.
    package enum ClassWord: Sendable { case taken, refused }

    private mutating func takeClassWord() -> TypeSyntax? {
        guard [.punctuation(ASCII.openBrace), .punctuation(ASCII.comma)].contains(peek(1).kind) else { return nil }
        let range = advance().range
        return TypeSyntax(text: "AnyObject", shape: .named([TypeSyntax.Component(name: "AnyObject")]), range: range)
    }
}
