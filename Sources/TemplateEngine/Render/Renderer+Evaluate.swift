extension Renderer {
    /// The value of an operation.
    mutating func evaluate(_ id: OperationID) throws(Stop) -> Value {
        switch program.operations[id] {
        case .constant(let index): return program.constants[index]
        case .slot(let slot): return slots[base + slot]
        case .slotMember(let slot, let field):
            return try slots[base + slot].member(field)
        case .member(let record, let field): return try evaluate(record).member(field)
        case .index(let list, let index): return try Self.element(try evaluate(list), try evaluate(index))
        case .filter(let filter, let value, let range):
            var arguments: [Value] = []
            for operand in range { arguments.append(try evaluate(program.operands[operand])) }
            return try apply(filter, to: try evaluate(value), arguments)
        case .choose(let condition, let then, let otherwise):
            return try test(condition) ? evaluate(then) : evaluate(otherwise)
        case .loopMember(let member, let position): return try loopMember(member, position)
        case .isPresent, .not, .all, .any, .compare: return .bool(try test(id))
        }
    }

    /// Whether a condition holds.
    mutating func test(_ id: OperationID) throws(Stop) -> Bool {
        switch program.operations[id] {
        case .isPresent(let value): return try ask(value, \.isPresent)
        case .not(let condition): return try !test(condition)
        case .all(let range):
            for operand in range where try !test(program.operands[operand]) { return false }
            return true
        case .any(let range):
            for operand in range where try test(program.operands[operand]) { return true }
            return false
        case .compare(let comparison, let left, let right):
            return try compare(try evaluate(left), comparison, try evaluate(right))
        case .constant, .slot, .slotMember, .member, .index, .filter, .choose, .loopMember:
            return try ask(id, \.isTrue)
        }
    }

    /// The answer of a value to a question. A value in a slot or a record is asked in place, so that it is not copied.
    private mutating func ask(_ id: OperationID, _ question: (Value) -> Bool) throws(Stop) -> Bool {
        switch program.operations[id] {
        case .slot(let slot): return question(slots[base + slot])
        case .slotMember(let slot, let field):
            return question(try slots[base + slot].member(field))
        default: return question(try evaluate(id))
        }
    }

    private static func element(_ list: Value, _ index: Value) throws(Stop) -> Value {
        guard case .list(let elements) = list, case .int(let index) = index else { throw .wrongType }
        return elements.indices.contains(index) ? elements[index] : .none
    }

    private func loopMember(_ member: LoopMember, _ slot: Int) throws(Stop) -> Value {
        guard case .int(let position) = slots[base + slot], case .int(let length) = slots[base + slot + 1] else {
            throw .wrongType
        }
        switch member {
        case .first: return .bool(position == 0)
        case .last: return .bool(position == length - 1)
        case .counter: return .int(position + 1)
        case .counter0: return .int(position)
        case .length: return .int(length)
        }
    }

    private mutating func apply(_ filter: Filter, to value: Value, _ arguments: [Value]) throws(Stop) -> Value {
        try spend(value.cost)
        let result = try filter.apply(to: value, arguments, limit: output.room)
        // A value may not be larger than the text may become.
        if case .string(let text) = result, text.utf8.count > output.room { throw .outputSize }
        return result
    }

    private mutating func compare(_ left: Value, _ comparison: Comparison, _ right: Value) throws(Stop) -> Bool {
        switch comparison {
        case .equal: return left.isSame(as: right)
        case .unequal: return !left.isSame(as: right)
        case .less: return left.isLess(than: right)
        case .greater: return right.isLess(than: left)
        case .lessOrEqual: return !right.isLess(than: left)
        case .greaterOrEqual: return !left.isLess(than: right)
        case .in: return try contains(right, left)
        case .notIn: return try !contains(right, left)
        }
    }

    private mutating func contains(_ whole: Value, _ part: Value) throws(Stop) -> Bool {
        try spend(whole.cost)
        switch (whole, part) {
        case (.list(let elements), _): return elements.contains { $0.isSame(as: part) }
        case (.string(let text), .string(let pattern)): return Search(for: pattern).isFound(in: text)
        default: throw .wrongType
        }
    }
}

extension Value {
    /// The value of a record's field.
    func member(_ field: Int) throws(Renderer.Stop) -> Value {
        guard case .record(let record) = self else { throw .wrongType }
        return record[field]
    }

    fileprivate var isPresent: Bool {
        if case .none = self { false } else { true }
    }

    fileprivate var isTrue: Bool {
        switch self {
        case .bool(let flag): flag
        case .int(let number): number != 0
        case .string(let text): !text.isEmpty
        case .list(let elements): !elements.isEmpty
        case .record: true
        case .none: false
        }
    }

    /// The steps that it takes to go through the value once: one for each element of a list, and for 64 bytes of a text.
    fileprivate var cost: Int {
        switch self {
        case .string(let text): 1 + text.utf8.count / 64
        case .list(let elements): 1 + elements.count
        case .int, .bool, .record, .none: 1
        }
    }
}
