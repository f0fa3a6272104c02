import Diagnostics

/// An expression turned into operations, with the type of its value.
struct Lowered {
    let operation: OperationID
    /// The type, which a test around the expression may have made a present one; nil where an error is reported already.
    var type: ValueType?
    /// The type without regard to tests.
    let declaredType: ValueType?

    init(_ operation: OperationID, _ type: ValueType?) {
        (self.operation, self.type, declaredType) = (operation, type, type)
    }
}

extension Checker {
    /// Turns an expression into operations and finds its type.
    mutating func lower(_ expression: Expression) -> Lowered {
        switch expression.kind {
        case .literal(let value, let type): return Lowered(constant(value), type)
        case .name(let name): return lowerName(name, expression.range)
        case .chain(let base, let steps): return lowerChain(base, steps)
        case .conditional(let then, let condition, let otherwise):
            return lowerChoice(then, condition, otherwise, expression.range)
        case .not, .and, .or, .comparison:
            let condition = lowerCondition(expression)
            return Lowered(condition.operation, .bool)
        case .invalid: return unknown()
        }
    }

    /// The value of an operation, with what the tests around it tell of it.
    mutating func tested(_ operation: Operation, _ type: ValueType?) -> Lowered {
        var value = Lowered(self.operation(operation), type)
        if let type, type.isOptional, let key = factKey(of: value.operation), state.facts.contains(key) {
            value.type = type.present
        }
        return value
    }

    /// The key by which facts name the value of an operation; nil where they cannot.
    func factKey(of operation: OperationID) -> FactKey? {
        switch program.operations[operation] {
        case .slot(let slot): return FactKey(root: .slot(slot))
        case .slotMember(0, let field): return FactKey(root: .field(field))
        case .slotMember(let slot, let field): return FactKey(root: .slot(slot), steps: [.member(field)])
        case .member(let record, let field): return factKey(of: record)?.appending(.member(field))
        case .index(let list, let index):
            guard case .constant(let number) = program.operations[index],
                case .int(let position) = program.constants[number]
            else { return nil }
            return factKey(of: list)?.appending(.index(position))
        case .filter(let filter, let value, let arguments) where arguments.isEmpty:
            return factKey(of: value)?.appending(.filter(filter))
        case .constant, .filter, .isPresent, .not, .all, .any, .compare, .choose, .loopMember: return nil
        }
    }

    /// The value of an expression in which an error has been reported.
    mutating func unknown() -> Lowered { Lowered(constant(.none), nil) }

    /// Lowers an expression whose value has to be present, and reports one that may be absent.
    mutating func lowerPresent(_ expression: Expression) -> Lowered {
        var result = lower(expression)
        result.type = present(result.type, expression.range)
        return result
    }

    mutating func present(_ type: ValueType?, _ range: Range<Int>) -> ValueType? {
        guard let type, type.isOptional else { return type }
        report(.templateAbsent(place(range)))
        return type.present
    }

    // MARK: Names

    private mutating func lowerName(_ name: String, _ range: Range<Int>) -> Lowered {
        if let variable = state.names.variable(name), variable.kind == .value {
            return tested(.slot(variable.slot), variable.type)
        }
        if name == "forloop" {
            reportLoopName(range)
            return unknown()
        }
        if let field = state.root.slot(of: name) {
            return tested(.slotMember(0, field: field), state.root.fields[field].type)
        }
        report(
            .templateUnknownName(
                name, known: suggested(state.knownNames), place(range), notes: notesOnUnknownName(name)))
        return unknown()
    }

    private func notesOnUnknownName(_ name: String) -> [Diagnostic.Note] {
        if let ended = state.endedNames[name] {
            return [
                Diagnostic.Note("this 'set' holds up to the end of its block only; 'set' it before", at: place(ended))
            ]
        }
        if case .macro = state.instance.key.callee {
            return [Diagnostic.Note("a macro sees its parameters and the context, not the names around its call")]
        }
        return []
    }

    private mutating func reportLoopName(_ range: Range<Int>) {
        let members = LoopMember.allCases.map(\.rawValue).joined(separator: ", ")
        if state.names.variable("forloop") == nil {
            report(
                .templateUnknownName(
                    "forloop", known: [], place(range), notes: ["it is known inside 'for' only"]))
        } else {
            reportType("'forloop' is no value by itself; its members are \(members)", range)
        }
    }

    // MARK: Chains

    private mutating func lowerChain(_ base: Expression, _ steps: [Expression.Step]) -> Lowered {
        var steps = steps[...]
        var result: Lowered
        var end = base.range.upperBound
        if case .name("forloop") = base.kind, let first = steps.first, case .member(let name) = first,
            let loop = state.names.variable("forloop")
        {
            result = lowerLoopMember(name, of: loop)
            end = name.range.upperBound
            steps = steps.dropFirst()
        } else {
            result = lower(base)
        }
        for step in steps {
            let range = base.range.lowerBound..<end
            switch step {
            case .member(let name): result = member(name, of: result, range)
            case .index(let index, _): result = element(index, of: result, range)
            case .filter(let call): result = filter(call, result, range)
            }
            end = step.range.upperBound
        }
        return result
    }

    private mutating func lowerLoopMember(_ name: Name, of loop: Variable) -> Lowered {
        guard let member = LoopMember(rawValue: name.text) else {
            report(
                .templateUnknownMember(
                    name.text, of: "forloop", known: LoopMember.allCases.map(\.rawValue), place(name.range)))
            return unknown()
        }
        return Lowered(operation(.loopMember(member, position: loop.slot)), member.type)
    }

    private mutating func member(_ name: Name, of base: Lowered, _ range: Range<Int>) -> Lowered {
        guard let type = present(base.type, range) else { return unknown() }
        guard case .record(let record) = type else {
            reportType(
                "'\(state.file.text(range))' is \(type.withArticle) and has no member '\(name.text)'", name.range,
                wayToMember(name.text, of: type))
            return unknown()
        }
        guard let field = record.slot(of: name.text) else {
            report(
                .templateUnknownMember(
                    name.text, of: record.name, known: record.fields.map(\.name), place(name.range)))
            return unknown()
        }
        return tested(memberOperation(base.operation, field), record.fields[field].type)
    }

    /// What a person probably meant by a member of something that has none.
    private func wayToMember(_ name: String, of type: ValueType) -> [Diagnostic.Note] {
        let filter = Filter(rawValue: name) ?? Filter.elsewhere[name].flatMap { Filter(rawValue: $0) }
        if let filter { return [Diagnostic.Note("write '|\(filter.rawValue)' for the filter")] }
        if case .list = type { return [Diagnostic.Note("its elements are reached by 'for', '[0]' and '|first'")] }
        return [Diagnostic.Note("only records have members")]
    }

    private func memberOperation(_ base: OperationID, _ field: Int) -> Operation {
        if case .slot(let slot) = program.operations[base] { return .slotMember(slot, field: field) }
        return .member(base, field: field)
    }

    private mutating func element(_ index: Expression, of base: Lowered, _ range: Range<Int>) -> Lowered {
        let position = lowerPresent(index)
        if let type = position.type, type != .int {
            reportType("an index is an int, not \(type.withArticle)", index.range)
        }
        guard let type = present(base.type, range) else { return unknown() }
        guard case .list(let element) = type else {
            reportType(
                "'\(state.file.text(range))' is \(type.withArticle) and has no elements", range,
                ["only lists have elements"])
            return unknown()
        }
        if case .literal(.int(let number), _) = index.kind, number < 0 {
            reportType("elements are counted from 0", index.range, ["'|last' is the last one"])
        }
        return tested(.index(base.operation, position.operation), element.orAbsent)
    }

    // MARK: Choices

    private mutating func lowerChoice(
        _ then: Expression, _ condition: Expression, _ otherwise: Expression, _ range: Range<Int>
    ) -> Lowered {
        let test = lowerCondition(condition)
        let before = state.facts
        state.facts = before.union(test.whenTrue)
        let first = lower(then)
        state.facts = before.union(test.whenFalse)
        let second = lower(otherwise)
        state.facts = before
        let choice = operation(
            .choose(condition: test.operation, then: first.operation, otherwise: second.operation))
        guard let left = first.type, let right = second.type else { return Lowered(choice, nil) }
        guard let type = left.joined(with: right) else {
            reportType(
                "the two values are of different types, \(left.description) and \(right.description)", range,
                ["'a if c else b' is one or the other, so both must be of one type"])
            return Lowered(choice, nil)
        }
        return Lowered(choice, type)
    }
}
