import SwiftSource
import ViperModel

/// Conditions: which branch a path takes, and what the test must choose for it.
extension FlowRun {
    /// Whether all conditions of an `if` or `guard` hold on this path.
    mutating func allHold(_ conditions: [Statement.Condition]) throws -> Bool {
        for condition in conditions {
            guard try holds(condition: condition) else { return false }
        }
        return true
    }

    private mutating func holds(condition: Statement.Condition) throws -> Bool {
        switch condition {
        case .expression(let expression): return try holds(expression)
        case .availability(let isNegated): return !isNegated
        case .matching(let pattern, _, let value):
            let evaluated = try evaluate(value)
            return try matches(Pattern(pattern, in: source), evaluated, words(value))
        case .optionalBinding(let name, let value):
            guard let bound = try valueToBind(value ?? Expression(.name(name), name.range)) else { return false }
            bind(name.name, bound)
            return true
        }
    }

    // MARK: - Boolean expressions

    /// Whether a Boolean expression is true on this path.
    mutating func holds(_ expression: Expression) throws -> Bool {
        switch expression.kind {
        case .tuple(let elements) where elements.count == 1: return try holds(elements[0].value)
        case .effect(_, let inner): return try holds(inner)
        case .prefix(let mark, let operand) where mark.name == "!": return try !holds(operand)
        case .sequence(let operands, let operators) where operators.map(\.name) == ["??"]:
            if operands.count == 2 {
                if let part = try optionalPart(operands[0]) {
                    return part.isNull ? try holds(operands[1]) : try isTrue(part, operands[0])
                }
                if !acts(operands[0]) {
                    guard let value = try heldBoolean(evaluate(operands[0])) else { return try holds(operands[1]) }
                    if value.choice != nil { return try isTrue(value, operands[0]) }
                }
            }
            return try isTrue(evaluate(expression), operands[0])
        case .sequence(_, let operators) where operators.map(\.name) == ["is"]:
            guard let (value, type) = cast(expression, by: "is") else { throw depends(on: expression) }
            return try cast(evaluate(value), to: type, words(value)) != nil
        case .sequence(let operands, let operators):
            return try sequenceHolds(operands[...], operators.map(\.name)[...], in: expression)
        case .call(let callee, let arguments, _):
            if let search = try search(expression, for: ["contains", "allSatisfy"]) {
                return search.name == "allSatisfy" ? search.isFound || search.element == nil : search.isFound
            }
            return try contains(callee, arguments) ?? isTrue(evaluate(expression), expression)
        case .member(let base, let name) where name.name == "isEmpty":
            if let search = try search(base, for: ["filter"]) { return !search.isFound }
            return try isEmpty(evaluate(base), base, in: expression)
        default: return try isTrue(evaluate(expression), expression)
        }
    }

    /// Whether `a && b || c == d` is true on this path, by the operands and the operators between them.
    private mutating func sequenceHolds(
        _ operands: ArraySlice<Expression>, _ operators: ArraySlice<String>, in whole: Expression
    ) throws -> Bool {
        for (mark, result) in [("||", true), ("&&", false)] {
            guard let place = operators.firstIndex(of: mark) else { continue }
            let split = operands.startIndex + (place - operators.startIndex) + 1
            if try sequenceHolds(operands[..<split], operators[..<place], in: whole) == result { return result }
            return try sequenceHolds(operands[split...], operators[(place + 1)...], in: whole)
        }
        if operands.count == 1, let only = operands.first { return try holds(only) }
        guard operands.count == 2, operators.count == 1, let left = operands.first, let right = operands.last,
            let mark = operators.first
        else { throw depends(on: whole) }
        return try compares(left, mark, right, in: whole)
    }

    /// The value and the type of `error is T` and `error as? T`; nil for any other expression.
    private func cast(_ expression: Expression, by word: String) -> (value: Expression, type: String)? {
        guard case .sequence(let operands, let operators) = expression.kind, operators.map(\.name) == [word] else {
            return nil
        }
        let type = source.text(operators[0].range.lowerBound..<expression.range.upperBound).dropFirst(word.count)
        return (operands[0], String(type).trimmed)
    }

    func depends(on expression: Expression) -> Interruption { .unclear("depends on \(excerpt(expression))") }

    /// Whether a value is true on this path.
    mutating func isTrue(_ value: TypedTerm, _ expression: Expression) throws -> Bool {
        switch value.term {
        case .swift("true", _): return true
        case .swift("false", _): return false
        case .prefix("!", .choice(let index)): return try !isTrue(TypedTerm(.choice(index)), expression)
        case .choice(let index):
            let type = resolvedType(of: index)
            guard (type.wrapped.map(context.catalog.resolve) ?? type).text == "Bool" else { break }
            return try isTrue(choice: index, expression)
        case .property(.choice(let index), "isEmpty", _):
            let owner = if case .member(let base, _) = expression.kind { base } else { expression }
            return try isEmpty(term(ofChoice: index), owner, in: expression)
        default: if let question = value.question { return try answer(question) }
        }
        throw depends(on: expression)
    }

    mutating func isTrue(choice index: Int, _ expression: Expression) throws -> Bool {
        if case .boolean(let value)? = choices[index].decision { return value }
        guard choices[index].decision == nil else { throw depends(on: expression) }
        return try decide(index, [words(expression), "not \(words(expression))"]) { .boolean($0 == 0) } == 0
    }

    /// Whether the value of an expression is an empty string or collection on this path.
    mutating func isEmpty(_ value: TypedTerm, _ expression: Expression, in whole: Expression) throws -> Bool {
        switch value.term {
        case .swift("\"\"", _), .swift("[]", _), .swift("[:]", _): return true
        case .swift(let text, _) where text.hasPrefix("\"") && !text.contains("\\"): return false
        case .choice(let index) where !choices[index].isOneOfMany:
            let branches = ["is empty", "is not empty"].map { "\(words(expression)) \($0)" }
            switch choices[index].decision {
            case .collection(let isEmpty)?: return isEmpty
            case .list?, .entry?: return false
            case .literal?: if let isEmpty = try isLiteral(index, "\"\"", branches) { return isEmpty }
            case .count?: if let isEmpty = try isLiteral(index, isCount: true, "0", branches) { return isEmpty }
            case nil where context.catalog.isCollection(choices[index].type):
                return try decide(index, branches) { .collection(isEmpty: $0 == 0) } == 0
            default: break
            }
        default:
            // A literal may be of spaces alone.
            if let index = value.likeEmpty, !choices[index].isLiteral {
                return try isEmpty(term(ofChoice: index), expression, in: whole)
            }
        }
        throw depends(on: whole)
    }

    // MARK: - Optionals

    /// What an optional binding binds; nil on the branch on which there is nothing.
    private mutating func valueToBind(_ expression: Expression) throws -> TypedTerm? {
        if let search = try search(expression, for: ["first", "firstIndex"]) {
            guard search.isFound else { return nil }
            // Of a longer list it might be another place.
            return search.name == "first"
                ? search.element : TypedTerm(.composed([.text("0")], isAtomic: true), type: .made("Int"))
        }
        if let (value, type) = cast(expression, by: "as?") { return try cast(evaluate(value), to: type, words(value)) }
        if let part = try optionalPart(expression) { return part.isNull ? nil : part }
        return try heldValue(of: evaluate(expression), expression)
    }

    /// What `items.first` or `user?.name` is on this path, `nil` or not, where the test chooses the items or the user; nil for an
    /// expression that is no such part of something.
    mutating func optionalPart(_ expression: Expression) throws -> TypedTerm? {
        if case .subscripted(let base, let arguments) = expression.kind { return try entry(of: base, arguments) }
        guard case .member(let base, let name) = expression.kind else { return nil }
        if case .optionalChain(let owner) = base.kind, owner.isPath {
            var part = try optionalPart(owner)
            if part == nil {
                let value = try evaluate(owner)
                guard let index = value.choice, mock(value) == nil, isOptional(choices[index].type) else { return nil }
                part = try payload(ofOptional: index) ?? .null
            }
            guard let whole = part, !whole.isNull else { return part }
            guard let type = whole.type, let propertyType = context.catalog.type(ofProperty: name.name, of: type)
            else { return nil }
            let isOptional = isOptional(propertyType)
            if let place = whole.choice, let part = property(name.name, of: place) {
                guard isOptional, let index = part.choice else { return part }
                return try payload(ofOptional: index) ?? .null
            }
            return isOptional ? nil : TypedTerm(.property(whole.term, name.name), type: propertyType)
        }
        if ["first", "last"].contains(name.name), base.isPath {
            let list = try evaluate(base)
            guard let element = self.list(list)?.element else { return nil }
            if try isEmpty(list, base, in: expression) { return .null }
            if let only = onlyElement(of: list, named: name.name) {
                // Of a longer list these are two.
                let other = name.name == "first" ? "last" : "first"
                if let element = only.choice, choices[element].name == other { throw depends(on: expression) }
                return only
            }
            return TypedTerm(Term([.term(list.term), .text("[0]")], isAtomic: true), type: element)
        }
        return nil
    }

    /// What an optional holds; nil on the branch on which it holds nothing.
    mutating func heldValue(of value: TypedTerm, _ expression: Expression) throws -> TypedTerm? {
        switch value.term {
        case .null: return nil
        case .mock, .subject: return value
        case .choice(let index) where choices[index].type.text != "_":
            return isOptional(choices[index].type) ? try payload(ofOptional: index) : withoutOptional(value)
        default:
            // The known type is that of the value, which a body assigned: where that is no optional, the value is there.
            if value.term.isExpression, isThere(value) { return withoutOptional(value) }
        }
        throw Interruption.unclear("depends on whether there is \(excerpt(expression))")
    }

    /// What an optional choice holds; nil on the branch on which it holds nothing.
    mutating func payload(ofOptional index: Int) throws -> TypedTerm? {
        switch choices[index].decision {
        case .optional(let payload)?: return payload.map(term)
        case nil where choices[index].isUsed:
            throw Interruption.unclear("asks whether \(choices[index].name) is there once it was called")
        case nil: break
        default: throw Interruption.unclear("asks twice for \(choices[index].name)")
        }
        try refuseFixed(index)
        let branches = ["\(choices[index].name) is there", "\(choices[index].name) is nil"]
        return try settle(index, isThere: fork(branches) == 0)
    }

    /// Settles that an optional choice is there, or is not, and gives what it holds; nil where it holds nothing, or was settled
    /// otherwise.
    mutating func settle(_ index: Int, isThere: Bool) throws -> TypedTerm? {
        if let payload = choices[index].payload { return isThere ? term(ofChoice: payload) : nil }
        guard choices[index].decision == nil else { return nil }
        try refuseFixed(index)
        guard let wrapped = resolvedType(of: index).wrapped else { return nil }
        choices[index].decision = .optional(nil)
        guard isThere else { return nil }
        let choice = choices[index]
        let payload = choose(
            Choice(origin: .part(of: index), name: choice.name, type: wrapped, number: choice.number))
        choices[index].decision = .optional(payload.choice)
        return payload
    }

    // MARK: - Decisions

    /// Takes one of several branches, and settles the choice as it is on that one.
    mutating func decide(_ index: Int, _ branches: [String], as decision: (Int) -> Choice.Decision) throws -> Int {
        try refuseFixed(index)
        let branch = try fork(branches)
        choices[index].decision = decision(branch)
        return branch
    }

    /// Refuses a path that depends on what a test cannot choose.
    func refuseFixed(_ index: Int) throws {
        switch origin(of: index) {
        case .input(let name):
            throw Interruption.unclear("depends on \(name), which the initialiser is handed")
        case .state(let name) where subject.state[name]?.modifiers.isEmpty == false:
            throw Interruption.unclear("depends on \(name), which a test cannot set")
        default: break
        }
    }
}

extension Expression {
    /// Whether it is a name or a property of one, which can be evaluated twice.
    var isPath: Bool {
        switch kind {
        case .name: true
        case .member(let base, _): base.isPath
        default: false
        }
    }
}
