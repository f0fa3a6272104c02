import Diagnostics

/// Parses the tokens after the keyword of a block tag.
extension TagReader {
    /// Parses `for value in xs` and `for key, value in xs where c`. `TemplateParser` adds the body.
    mutating func loop() -> Node.Loop? {
        guard let first = newName("a name for the element after 'for'") else { return nil }
        var second: Name?
        if take(.comma) {
            second = newName("a name for the element after ','")
            guard second != nil else { return nil }
        }
        guard expect(.in, after: "the element's name") else { return nil }
        let sequence = expression()
        let filter = take(.where) ? expression() : nil
        expectEnd(after: "the loop")
        return Node.Loop(
            key: second == nil ? nil : first, value: second ?? first, sequence: sequence, filter: filter, body: [],
            otherwise: nil, range: tag.range)
    }

    /// Parses `include "file" with name=value …`.
    mutating func include() -> Node.Include? {
        guard let token = peek, case .string(let name) = token.kind else {
            fail("the name of a template in quotes after 'include'")
            return nil
        }
        index += 1
        var arguments: [Node.NamedArgument] = []
        if take(.with) {
            repeat {
                guard let argument = namedArgument() else { return nil }
                arguments.append(argument)
            } while peek != nil
        }
        expectEnd(after: "the template's name, or 'with name=value'")
        return Node.Include(
            template: Name(text: name, range: token.range), arguments: arguments,
            placement: tag.placement, range: tag.range)
    }

    /// Parses `call name x y b=2`.
    mutating func call() -> Node? {
        guard let macro = name("the name of a macro after 'call'") else { return nil }
        var positional: [TemplateExpression] = []
        var named: [Node.NamedArgument] = []
        while peek != nil {
            let before = index
            if isNamedArgument {
                guard let argument = namedArgument() else { return nil }
                named.append(argument)
            } else if named.isEmpty {
                positional.append(expression())
            } else {
                fail("'name=value' after a named argument")
                return nil
            }
            if index == before { return nil }
        }
        return .call(
            Node.MacroCall(
                macro: macro, positional: positional, named: named, placement: tag.placement, range: tag.range))
    }

    private var isNamedArgument: Bool { peek?.isName == true && peekSecond?.kind == .reserved(.assign) }

    private mutating func namedArgument() -> Node.NamedArgument? {
        guard let name = newName("'name=value'"), expect(.assign, after: "the name") else { return nil }
        return Node.NamedArgument(name: name, value: expression())
    }

    /// Parses `set name = expression`.
    mutating func set() -> Node? {
        guard let name = newName("a name after 'set'"), expect(.assign, after: "the name") else { return nil }
        let value = expression()
        expectEnd(after: "the value")
        return .set(name, value)
    }

    /// Parses `filter a|b:1`. Returns an empty array if there is an error.
    mutating func filters() -> [FilterCall] {
        var calls: [FilterCall] = []
        repeat {
            guard let call = filterCall() else { return [] }
            calls.append(call)
        } while take(.pipe)
        expectEnd(after: "the filter")
        return calls
    }

    /// Parses `macro name a b=1`. `TemplateParser` adds the body.
    mutating func macro() -> MacroSyntax? {
        guard let name = newName("a name after 'macro'") else { return nil }
        var parameters: [MacroSyntax.Parameter] = []
        while peek != nil {
            guard let parameter = newName("the name of a parameter") else { return nil }
            if parameters.contains(where: { $0.name.text == parameter.text }) {
                report(
                    .templateMalformedTag, "duplicate parameter '\(parameter.text)'",
                    at: parameter.range, note: "rename it, or remove it")
                return nil
            }
            var defaultValue: (value: Value, type: ValueType)?
            if take(.assign) {
                guard let literal = peek.flatMap(literal) else {
                    fail("a string, a number, 'true' or 'false' as the parameter's default")
                    return nil
                }
                index += 1
                defaultValue = literal
            }
            parameters.append(MacroSyntax.Parameter(name: parameter, defaultValue: defaultValue))
        }
        return MacroSyntax(name: name, parameters: parameters)
    }

    func literal(_ token: TemplateToken) -> (value: Value, type: ValueType)? {
        switch token.kind {
        case .string(let text): (.string(text), .string)
        case .int(let number): (.int(number), .int)
        case .reserved(.true): (.bool(true), .bool)
        case .reserved(.false): (.bool(false), .bool)
        case .name, .reserved, .invalid: nil
        }
    }
}
