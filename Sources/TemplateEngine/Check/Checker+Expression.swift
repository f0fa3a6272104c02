import Diagnostics

/// An expression turned into operations, with all that is known of its value.
struct Lowered {
    var operation: OperationID
    /// Nil where an error is reported already.
    var type: ValueType?
    /// Without regard to tests around it.
    var declaredType: ValueType?
    /// How facts name the value, where they can.
    var key: FactKey?

    init(_ operation: OperationID, _ type: ValueType?, declaredType: ValueType?, key: FactKey?) {
        self.operation = operation
        self.type = type
        self.declaredType = declaredType
        self.key = key
    }

    /// A value that no test tells anything of.
    init(_ operation: OperationID, _ type: ValueType?) {
        self.init(operation, type, declaredType: type, key: nil)
    }

    /// A value with what `facts` tell of it.
    init(_ operation: OperationID, _ type: ValueType?, _ key: FactKey?, knowing facts: Facts) {
        guard let type, type.isOptional, let key, facts.contains(key) else {
            self.init(operation, type, declaredType: type, key: key)
            return
        }
        self.init(operation, type.present, declaredType: type, key: key)
    }
}

extension Checker {
    /// Turns an expression into operations and finds its type.
    mutating func lower(_ expression: Expression) -> Lowered {
        switch expression.kind {
        case .literal(let literal): return lower(literal)
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

    /// Stands for what is reported already.
    mutating func unknown() -> Lowered { Lowered(constant(.none), nil) }

    mutating func lower(_ literal: Literal) -> Lowered {
        Lowered(constant(literal.value), literal.type)
    }

    /// A value that is there. Where it may be absent, that is reported.
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
        if let variable = state.variable(name), variable.kind == .value {
            return Lowered(
                operation(.slot(variable.slot)), variable.type, FactKey(root: .slot(variable.slot)),
                knowing: state.facts)
        }
        if name == "forloop" {
            reportLoopName(range)
            return unknown()
        }
        if let field = state.root.slot(of: name) {
            return Lowered(
                operation(.slotMember(0, field: field)), state.root.fields[field].type, FactKey(root: .field(field)),
                knowing: state.facts)
        }
        report(.templateUnknownName(name, known: state.knownNames, place(range), notes: notesOnUnknownName(name)))
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
        if state.variable("forloop") == nil {
            report(
                .templateUnknownName(
                    "forloop", known: [], place(range), notes: [Diagnostic.Note("it is known inside 'for' only")]))
        } else {
            report(.templateType("'forloop' is no value by itself; its members are \(members)", place(range)))
        }
    }

    // MARK: Chains

    private mutating func lowerChain(_ base: Expression, _ steps: [Expression.Step]) -> Lowered {
        var steps = steps[...]
        var result: Lowered
        var end = base.range.upperBound
        if case .name("forloop") = base.kind, let first = steps.first, case .member(let name) = first,
            let loop = state.variable("forloop")
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
            report(
                .templateType(
                    "'\(state.file.text(range))' is \(type.withArticle) and has no member '\(name.text)'",
                    place(name.range),
                    notes: wayToMember(name.text, of: type)))
            return unknown()
        }
        guard let field = record.slot(of: name.text) else {
            report(
                .templateUnknownMember(
                    name.text, of: record.name, known: record.fields.map(\.name), place(name.range)))
            return unknown()
        }
        return Lowered(
            memberOperation(base.operation, field), record.fields[field].type, base.key?.appending(.member(field)),
            knowing: state.facts)
    }

    /// What a person probably meant by a member of something that has none.
    private func wayToMember(_ name: String, of type: ValueType) -> [Diagnostic.Note] {
        let filter = Filter(rawValue: name) ?? Filter.elsewhere[name].flatMap { Filter(rawValue: $0) }
        if let filter { return [Diagnostic.Note("write '|\(filter.rawValue)' for the filter")] }
        if case .list = type { return [Diagnostic.Note("its elements are reached by 'for', '[0]' and '|first'")] }
        return [Diagnostic.Note("only records have members")]
    }

    private mutating func memberOperation(_ base: OperationID, _ field: Int) -> OperationID {
        if case .slot(let slot) = program.operations[base] { return operation(.slotMember(slot, field: field)) }
        return operation(.member(base, field: field))
    }

    private mutating func element(_ index: Expression, of base: Lowered, _ range: Range<Int>) -> Lowered {
        let position = lowerPresent(index)
        if let type = position.type, type != .int {
            report(.templateType("an index is an int, not \(type.withArticle)", place(index.range)))
        }
        guard let type = present(base.type, range) else { return unknown() }
        guard case .list(let element) = type else {
            report(
                .templateType(
                    "'\(state.file.text(range))' is \(type.withArticle) and has no elements", place(range),
                    notes: [Diagnostic.Note("only lists have elements")]))
            return unknown()
        }
        var key: FactKey?
        if case .literal(.int(let number)) = index.kind {
            key = base.key?.appending(.index(number))
            if number < 0 {
                report(
                    .templateType(
                        "elements are counted from 0", place(index.range),
                        notes: [Diagnostic.Note("'|last' is the last one")]))
            }
        }
        return Lowered(
            operation(.index(base.operation, position.operation)), element.orAbsent, key, knowing: state.facts)
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
            report(
                .templateType(
                    "the two values are of different types, \(left.description) and \(right.description)", place(range),
                    notes: [Diagnostic.Note("'a if c else b' is one or the other, so both must be of one type")]))
            return Lowered(choice, nil)
        }
        return Lowered(choice, type)
    }
}

extension Literal {
    var value: Value {
        switch self {
        case .string(let text): .string(text)
        case .int(let number): .int(number)
        case .bool(let flag): .bool(flag)
        }
    }

    var type: ValueType {
        switch self {
        case .string: .string
        case .int: .int
        case .bool: .bool
        }
    }
}
