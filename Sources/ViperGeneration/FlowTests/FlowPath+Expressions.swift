import SwiftSource
import ViperModel

/// Evaluation of expressions: their values, and the calls in them.
extension FlowPath {
    mutating func evaluate(_ expression: Expression) throws -> FlowValue {
        switch expression.kind {
        case .name(let name): return try evaluate(name: name.name)
        case .literal: return FlowValue(literal: text(expression))
        case .member(let base, let name): return try evaluate(member: name.name, of: base)
        case .implicitMember(let name): return .enumCase(name.name, owner: nil, [])
        case .call(let callee, let arguments, let closures):
            return try call(callee, arguments + closures, in: expression)
        case .optionalChain(let base): return try evaluate(base)
        case .effect(let mark, let inner) where mark.name == "try?":
            do {
                return try attempt { path throws in try path.evaluate(inner) }
            } catch EvaluationStop.thrown {
                return .null
            }
        case .effect(_, let inner): return try evaluate(inner)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            return try evaluate(elements[0].value)
        case .prefix(let mark, let operand): return try prefix(mark.name, operand, in: expression)
        case .sequence(let operands, let operators):
            return try sequence(operands, operators, in: expression)
        case .assignment(let target, let mark, let value):
            try assign(target, mark, value)
            return .void
        case .statement(let statement): return try value(of: statement)
        case .array(let elements), .dictionary(let elements):
            let areLiterals = try evaluateAll(elements).allSatisfy(\.isLiteral)
            return areLiterals ? FlowValue(literal: text(expression)) : .opaque
        case .tuple(let elements): return try anything(elements.map(\.value))
        case .interpolation(let parts): return try anything(parts)
        case .subscripted: throw EvaluationStop.notFollowed("accesses \(excerpt(expression)), which may not exist")
        case .forceUnwrap(let base): throw EvaluationStop.notFollowed("force-unwraps \(excerpt(base))")
        case .closure:
            try throwIfClosureCallsPart([expression], in: expression)
            try forgetNames(in: expression)
            return .opaque
        case .bound: return .opaque
        case .other(let parts):
            guard !parts.contains(where: mayCallPart) else {
                throw EvaluationStop.notFollowed("calls another part at an unknown time: \(excerpt(expression))")
            }
            return .opaque
        }
    }

    mutating func evaluateAll(_ expressions: [Expression]) throws -> [FlowValue] {
        try expressions.map { try evaluate($0) }
    }

    /// Evaluates the parts of an expression for the calls in them. The value of the whole expression stays unknown, so
    /// no test expects it.
    private mutating func anything(_ parts: [Expression]) throws -> FlowValue {
        _ = try evaluateAll(parts)
        return .opaque
    }

    // MARK: - Names

    private mutating func evaluate(name: String) throws -> FlowValue {
        if let value = local(name) { return value }
        return try name == "self" ? .subject : ownProperty(name)
    }

    /// Returns the value of a property of the class: a part, an input, state, or a member of a section.
    private mutating func ownProperty(_ name: String) throws -> FlowValue {
        if let mock = subject.mocks[name] { return .mock(mock) }
        if let value = state[name] { return value }
        if let variable = subject.state[name] {
            let value = variable.type.map { choose(ChosenValue(origin: .state(name), name: name, type: $0)) } ?? .opaque
            state[name] = value
            return value
        }
        if let type = subject.inputs[name] {
            let value = choose(ChosenValue(origin: .input(name), name: name, type: type))
            state[name] = value
            return value
        }
        guard let member = subject.variable(name), let body = member.body else { return .opaque }
        return try follow(member, body, [])
    }

    private mutating func evaluate(member name: String, of base: Expression) throws -> FlowValue {
        if let owner = typeName(base) { return .enumCase(name, owner: owner, []) }
        let owner = try evaluate(base)
        if case .subject = owner { return try ownProperty(name) }
        if let mock = mockToCall(owner) { return try read(name, of: mock) }
        // Reading a property of nil does nothing.
        return owner.isNull ? .null : .opaque
    }

    /// Returns the name of a type, `Mode` or `Feed.Mode`, or nil for any other expression.
    func typeName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name) where name.name.first?.isUppercase == true && local(name.name) == nil: name.name
        case .member(let base, let name) where name.name.first?.isUppercase == true:
            typeName(base).map { "\($0).\(name.name)" }
        default: nil
        }
    }

    // MARK: - Operators

    private mutating func prefix(_ mark: String, _ operand: Expression, in whole: Expression) throws -> FlowValue {
        let value = try evaluate(operand)
        switch (mark, value) {
        case ("-", .literal): return .literal(text(whole))
        case ("!", .literal("true")): return .literal("false")
        case ("!", .literal("false")): return .literal("true")
        case ("copy", _), ("consume", _): return value
        case ("&", _): try forget(operand)
        default: break
        }
        return .opaque
    }

    private mutating func sequence(
        _ operands: [Expression], _ operators: [Identifier], in whole: Expression
    ) throws -> FlowValue {
        let marks = operators.map(\.name)
        // A ternary inside a ternary is evaluated by recursion, so the number of ternaries is limited.
        if marks.count(where: { $0 == "?" }) > 8 { throw EvaluationStop.notFollowed("has too many branches") }
        if let place = marks.firstIndex(of: "?"), marks.count > place + 1 {
            let condition = Expression(operands[...place], operators[..<place])
            let otherwise = Expression(operands[(place + 2)...], operators[(place + 2)...])
            if [operands[place + 1], otherwise].contains(where: mayCallPart) || canFollow(condition) {
                return try evaluate(holds(condition) ? operands[place + 1] : otherwise)
            }
        } else if marks.allSatisfy({ $0 == "??" }) {
            return try coalesced(operands[...], in: whole)
        }
        if marks.contains(where: ["&&", "||", "??"].contains), operands.dropFirst().contains(where: mayCallPart) {
            throw EvaluationStop.notFollowed("calls another part only in some cases: \(excerpt(whole))")
        }
        if marks.contains("as!") { throw EvaluationStop.notFollowed("force-casts \(excerpt(whole))") }
        return try anything(operands)
    }

    /// Returns the value of `a ?? b` on this path: the wrapped value of `a`, or `b` on the path on which `a` is
    /// nil.
    private mutating func coalesced(_ operands: ArraySlice<Expression>, in whole: Expression) throws -> FlowValue {
        guard let first = operands.first else { return .opaque }
        let value = try evaluate(first)
        let rest = operands.dropFirst()
        switch value {
        case _ where rest.isEmpty: return value
        case .null: return try coalesced(rest, in: whole)
        case .choice(let index):
            if choices[index].decision == nil, isFixed(index) { break }
            return try wrappedValue(ofChoice: index) ?? coalesced(rest, in: whole)
        case .opaque: break
        default: return value
        }
        if rest.contains(where: mayCallPart) {
            throw EvaluationStop.notFollowed("calls another part only in some cases: \(excerpt(whole))")
        }
        return .opaque
    }
}

extension Expression {
    /// Creates an expression from a part of a sequence.
    fileprivate init(_ operands: ArraySlice<Expression>, _ operators: ArraySlice<Identifier>) {
        guard let first = operands.first, let last = operands.last, operands.count > 1 else {
            self = operands.first ?? Expression(.other([]), 0..<0)
            return
        }
        let range = first.range.lowerBound..<last.range.upperBound
        self.init(.sequence(Array(operands), operators: Array(operators)), range)
    }
}

/// Expressions that call a part or a member of the class.
extension FlowPath {
    /// Returns whether an expression may call a part or a member of the class. A plain name counts too, because it is
    /// nearly always part of a call.
    func mayCallPart(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): return isPartOrFunction(name.name)
        case .member(let base, let name) where base.isSelf: return isPartOrFunction(name.name)
        default:
            var isFound = false
            expression.forEachPart { isFound = isFound || mayCallPart($0) }
            return isFound
        }
    }

    /// Returns whether a name refers to a part or a function of the class.
    private func isPartOrFunction(_ name: String) -> Bool {
        if let value = local(name) { return mock(value) != nil }
        return subject.mocks[name] != nil || !subject.functions(named: name).isEmpty
    }

    /// Throws if one of the expressions is a closure or function that calls a part. When and how often it runs is
    /// unknown.
    func throwIfClosureCallsPart(_ expressions: [Expression], in whole: Expression) throws {
        guard expressions.contains(where: isClosureCallingPart) else { return }
        throw EvaluationStop.notFollowed("calls another part from a closure: \(excerpt(whole))")
    }

    private func isClosureCallingPart(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .closure: mayCallPart(expression)
        case .name(let name): local(name.name) == nil && !subject.functions(named: name.name).isEmpty
        case .member(let base, let name): base.isSelf && !subject.functions(named: name.name).isEmpty
        default: false
        }
    }

    /// Discards the known values of the names in a closure, because the closure may change them at any time.
    private mutating func forgetNames(in expression: Expression) throws {
        switch expression.kind {
        case .name: try forget(expression)
        case .member(let base, _) where base.isSelf: try forget(expression)
        default:
            var parts: [Expression] = []
            expression.forEachPart { parts.append($0) }
            for part in parts { try forgetNames(in: part) }
        }
    }
}
