import SwiftSource

/// Conditions: which way a path goes, and what the test must choose for it.
extension FlowRun {
    mutating func holds(_ conditions: [Statement.Condition]) throws -> Bool {
        for condition in conditions {
            guard try holds(condition) else { return false }
        }
        return true
    }

    private mutating func holds(_ condition: Statement.Condition) throws -> Bool {
        switch condition {
        case .expression(let expression): return try holds(expression)
        case .availability: return true
        case .matching(let pattern, _, let value):
            let symbol = try evaluate(value)
            return try matches(Pattern(pattern.name), symbol, value)
        case .optionalBinding(let name, let value):
            let expression = value ?? Expression(.name(name), name.range)
            if let (isThere, bound) = try part(expression) {
                if isThere { bind(name.name, bound) }
                return isThere
            }
            let symbol = try evaluate(expression)
            guard let bound = try present(symbol, expression) else { return false }
            bind(name.name, bound)
            return true
        }
    }

    /// `items.first` and `user?.name`, where the test chooses the items or the user; nil for any other expression.
    private mutating func part(_ expression: Expression) throws -> (isThere: Bool, bound: Symbol)? {
        guard case .member(let base, let name) = expression.kind else { return nil }
        if case .optionalChain(let owner) = base.kind, isPlain(owner), let index = choice(try evaluate(owner)),
            asBoundary(Symbol(.choice(index))) == nil, choices[index].isOptional(context.catalog)
        {
            guard let payload = try decide(index) else { return (false, .unknown) }
            guard let type = payload.type, let known = typeOfMember(name.name, of: type) else { return nil }
            let isOptional = context.catalog.resolve(known).wrapped != nil
            if let place = choice(payload), let part = property(name.name, of: place) {
                guard isOptional, let index = choice(part) else { return (true, part) }
                return try decide(index).map { (true, $0) } ?? (false, .unknown)
            }
            guard let text = text(payload)?.text, !isOptional else { return nil }
            return (true, .text("\(text).\(name.name)", type: known))
        }
        if ["first", "last"].contains(name.name), isPlain(base), let index = choice(try evaluate(base)),
            let element = context.catalog.resolve(choices[index].type).arrayElement
        {
            if try isEmpty(base, expression) { return (false, .unknown) }
            return (true, .text("\(Choice.mark(index))[0]", type: element))
        }
        return nil
    }

    /// A name or a property of one, which can be looked at twice.
    private func isPlain(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name: true
        case .member(let base, _): isPlain(base)
        default: false
        }
    }

    /// What an optional holds; nil on the way on which it holds nothing.
    mutating func present(_ symbol: Symbol, _ expression: Expression) throws -> Symbol? {
        switch symbol.kind {
        case .null: return nil
        case .boundary, .subject: return symbol
        case .choice(let index):
            if choices[index].type.text == "_" { break }
            guard choices[index].isOptional(context.catalog) else { return symbol }
            return try decide(index)
        case .expression:
            // A value that was assigned as it is: the type that is known is that of the value.
            if let type = symbol.type, context.catalog.resolve(type).wrapped == nil, !isChained(expression) {
                return symbol
            }
        case .closure, .destination, .void, .unknown: break
        }
        throw FlowInterruption.unclear("depends on whether there is \(excerpt(expression))")
    }

    /// It holds nothing where something in it is not there.
    func isChained(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .optionalChain: true
        case .member(let base, _), .effect(_, let base), .forceUnwrap(let base): isChained(base)
        case .call(let callee, _, _): isChained(callee)
        default: false
        }
    }

    /// Settles whether an optional choice is there.
    private mutating func decide(_ index: Int) throws -> Symbol? {
        switch choices[index].decision {
        case .none?: return nil
        case .some(let payload)?: return Symbol(.choice(payload), type: choices[payload].type)
        case nil: break
        default: throw FlowInterruption.unclear("asks twice for \(choices[index].name)")
        }
        try refuseFixed(index)
        let words = ["\(choices[index].name) is there", "\(choices[index].name) is nil"]
        return try decide(index, isThere: fork(words) == 0)
    }

    /// Settles that an optional choice is there, or is not.
    mutating func decide(_ index: Int, isThere: Bool) throws -> Symbol? {
        if case .some(let payload)? = choices[index].decision {
            return isThere ? Symbol(.choice(payload), type: choices[payload].type) : nil
        }
        guard choices[index].decision == nil else { return nil }
        try refuseFixed(index)
        guard let wrapped = context.catalog.resolve(choices[index].type).wrapped else { return nil }
        guard isThere else {
            choices[index].decision = Choice.Decision.none
            return nil
        }
        let payload = choose(
            Choice(origin: .part(of: index), name: choices[index].name, type: wrapped, number: choices[index].number))
        guard case .choice(let place) = payload.kind else { return nil }
        choices[index].decision = .some(place)
        return payload
    }

    /// Only what a test can choose may decide the way.
    func refuseFixed(_ index: Int) throws {
        switch choices[index].origin {
        case .property(let owner, _), .part(let owner): try refuseFixed(owner)
        case .parameter, .state, .result, .fixed: break
        }
        if case .fixed = choices[index].origin {
            throw FlowInterruption.unclear("depends on \(choices[index].name), which the initialiser is handed")
        }
        if case .state(let name) = choices[index].origin, let variable = subject.state[name],
            !variable.modifiers.isEmpty
        {
            throw FlowInterruption.unclear("depends on \(name), which a test cannot set")
        }
    }

    // MARK: - Boolean expressions

    mutating func holds(_ expression: Expression) throws -> Bool {
        switch expression.kind {
        case .tuple(let elements) where elements.count == 1: return try holds(elements[0].value)
        case .effect(_, let inner): return try holds(inner)
        case .prefix(let mark, let operand) where mark.name == "!": return try !holds(operand)
        case .sequence(let operands, let operators):
            return try holds(operands[...], operators.map(\.name)[...], in: expression)
        case .member(let base, let name) where name.name == "isEmpty": return try isEmpty(base, expression)
        default: return try isTrue(evaluate(expression), expression)
        }
    }

    /// `a && b || c == d`, the operands and the operators between them.
    private mutating func holds(
        _ operands: ArraySlice<Expression>, _ operators: ArraySlice<String>, in whole: Expression
    ) throws -> Bool {
        for (mark, result) in [("||", true), ("&&", false)] {
            guard let place = operators.firstIndex(of: mark) else { continue }
            let split = operands.startIndex + (place - operators.startIndex) + 1
            let first = try holds(operands[..<split], operators[..<place], in: whole)
            if first == result { return result }
            return try holds(operands[split...], operators[(place + 1)...], in: whole)
        }
        if operands.count == 1, let only = operands.first { return try holds(only) }
        guard operands.count == 2, operators.count == 1, let left = operands.first, let right = operands.last,
            let mark = operators.first
        else { throw FlowInterruption.unclear("depends on \(excerpt(whole))") }
        return try compares(left, mark, right, in: whole)
    }

    private mutating func isTrue(_ symbol: Symbol, _ expression: Expression) throws -> Bool {
        switch symbol.kind {
        case .expression("true", _): return true
        case .expression("false", _): return false
        case .expression(let text, _):
            // The opposite of something that is known: `!isOn`.
            if text.hasPrefix("!"), let index = Choice.index(inMark: String(text.dropFirst())) {
                return try !isTrue(Symbol(.choice(index)), expression)
            }
        case .choice(let index):
            if case .boolean(let value)? = choices[index].decision { return value }
            let type = context.catalog.resolve(choices[index].type)
            guard choices[index].decision == nil, (type.wrapped.map(context.catalog.resolve) ?? type).text == "Bool"
            else { break }
            try refuseFixed(index)
            let isTrue = try fork([words(expression), "not \(words(expression))"]) == 0
            choices[index].decision = .boolean(isTrue)
            return isTrue
        default: break
        }
        throw FlowInterruption.unclear("depends on \(excerpt(expression))")
    }

    private mutating func isEmpty(_ base: Expression, _ whole: Expression) throws -> Bool {
        let symbol = try evaluate(base)
        switch symbol.kind {
        case .expression("\"\"", _), .expression("[]", _), .expression("[:]", _): return true
        case .expression(let text, _):
            if text.hasPrefix("\""), !text.contains("\\") { return false }
        case .choice(let index):
            switch choices[index].decision {
            case .empty?: return true
            case .filled?: return false
            case .literal(let text)?: return text == "\"\""
            case nil: break
            default: throw FlowInterruption.unclear("depends on \(excerpt(whole))")
            }
            guard isCollection(choices[index].type) else { break }
            try refuseFixed(index)
            let words = words(base)
            let isEmpty = try fork(["\(words) is empty", "\(words) is not empty"]) == 0
            choices[index].decision = isEmpty ? .empty : .filled
            return isEmpty
        default: break
        }
        throw FlowInterruption.unclear("depends on \(excerpt(whole))")
    }

    private func isCollection(_ type: TypeSyntax) -> Bool {
        let type = context.catalog.resolve(type)
        if type.arrayElement != nil || ["String", "Substring", "Data"].contains(type.text) { return true }
        if case .dictionary = type.shape { return true }
        return type.genericArguments(of: "Set", count: 1) != nil
            || type.genericArguments(of: "Dictionary", count: 2) != nil
    }

    /// An expression in a condition, as words.
    func words(_ expression: Expression) -> String {
        switch expression.withoutWrapping.kind {
        case .member(let base, let name):
            if case .name(let owner) = base.withoutWrapping.kind, owner.name == "self" { return name.name }
            return "\(words(base)).\(name.name)"
        case .call(let callee, _, _): return "\(words(callee))()"
        case .name(let name): return name.name
        default: return excerpt(expression)
        }
    }
}

extension Choice {
    func isOptional(_ catalog: TypeCatalog) -> Bool { catalog.resolve(type).wrapped != nil }

    /// The choice whose mark a text is.
    static func index(inMark text: String) -> Int? {
        guard text.hasPrefix("\u{F8FF}"), text.hasSuffix("\u{F8FE}") else { return nil }
        return Int(text.dropFirst().dropLast())
    }
}
