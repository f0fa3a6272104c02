import SwiftSource
import ViperModel

/// Evaluation of conditions: which branch a path takes, and which values the test must choose for it.
extension FlowPath {
    /// Returns whether all conditions of an `if` or `guard` hold on this path.
    mutating func allHold(_ conditions: [Statement.Condition]) throws -> Bool {
        for condition in conditions {
            guard try holds(condition) else { return false }
        }
        return true
    }

    private mutating func holds(_ condition: Statement.Condition) throws -> Bool {
        switch condition {
        case .expression(let expression): return try holds(expression)
        case .availability(let isNegated): return !isNegated
        case .matching(let pattern, _, let value):
            return try matches(CasePattern(pattern, in: source), evaluate(value), words(value))
        case .optionalBinding(let name, let value):
            let expression = value ?? Expression(.name(name), name.range)
            guard let bound = try wrappedValue(of: evaluate(expression), expression) else { return false }
            let start = name.range.lowerBound
            bind(name.name, bound, isVariable: source.text(max(start - 4, 0)..<start) == "var ")
            return true
        }
    }

    /// Returns whether a Boolean expression is true on this path.
    mutating func holds(_ expression: Expression) throws -> Bool {
        switch expression.kind {
        case .tuple(let elements) where elements.count == 1: return try holds(elements[0].value)
        case .effect(let mark, let inner) where mark.name != "try?": return try holds(inner)
        case .prefix(let mark, let operand) where mark.name == "!": return try !holds(operand)
        case .sequence(_, let operators) where operators.contains { ["??", "?"].contains($0.name) }:
            return try isTrue(evaluate(expression), expression)
        case .sequence(let operands, let operators):
            return try holds(operands[...], operators.map(\.name)[...], in: expression)
        case .member(let base, let name) where name.name == "isEmpty":
            return try isEmpty(evaluate(base), base, in: expression)
        default:
            if let result = try ownCondition(expression) { return result }
            return try isTrue(evaluate(expression), expression)
        }
    }

    /// Returns whether `a && b || c == nil` is true on this path, given its operands and operators.
    private mutating func holds(
        _ operands: ArraySlice<Expression>, _ operators: ArraySlice<String>, in whole: Expression
    ) throws -> Bool {
        for (mark, result) in [("||", true), ("&&", false)] {
            guard let place = operators.firstIndex(of: mark) else { continue }
            let split = operands.startIndex + (place - operators.startIndex) + 1
            if try holds(operands[..<split], operators[..<place], in: whole) == result { return result }
            return try holds(operands[split...], operators[(place + 1)...], in: whole)
        }
        guard let left = operands.first, let right = operands.last else { throw depends(on: whole) }
        if operands.count == 1, operators.isEmpty { return try holds(left) }
        guard operands.count == 2, let mark = operators.first, mark == "==" || mark == "!=" else {
            throw depends(on: whole)
        }
        return try isEqual(left, to: right, in: whole) == (mark == "==")
    }

    /// Returns whether both sides are equal on this path. The right side must be `nil`, `true`, `false` or an enum
    /// case.
    private mutating func isEqual(_ left: Expression, to right: Expression, in whole: Expression) throws -> Bool {
        switch (right.kind, text(right)) {
        case (.literal, "nil"): return try wrappedValue(of: evaluate(left), left) == nil
        case (.literal, "true"), (.literal, "false"):
            guard let value = try wrappedValue(of: evaluate(left), left) else { return false }
            return try isTrue(value, left) == (text(right) == "true")
        case (.implicitMember, _), (.member, _):
            guard case .enumCase = try evaluate(right) else { throw depends(on: whole) }
            return try matches(CasePattern(right, in: source), evaluate(left), words(left))
        default: throw depends(on: whole)
        }
    }

    /// Returns whether a value is true on this path.
    private mutating func isTrue(_ value: FlowValue, _ expression: Expression) throws -> Bool {
        switch value {
        case .literal("true"): return true
        case .literal("false"): return false
        case .choice(let index) where resolvedType(of: index).text == "Bool":
            if case .boolean(let value)? = choices[index].decision { return value }
            return try decide(index, [words(expression), "not \(words(expression))"]) { .boolean($0 == 0) } == 0
        default: throw depends(on: expression)
        }
    }

    /// Returns whether a string or collection is empty on this path.
    private mutating func isEmpty(_ value: FlowValue, _ expression: Expression, in whole: Expression) throws -> Bool {
        switch value {
        case .literal(let text): return ["\"\"", "[]", "[:]"].contains(text)
        case .choice(let index) where context.catalog.isCollection(choices[index].type):
            if case .collection(let isEmpty)? = choices[index].decision { return isEmpty }
            let branches = ["is empty", "is not empty"].map { "\(words(expression)) \($0)" }
            return try decide(index, branches) { .collection(isEmpty: $0 == 0) } == 0
        default: throw depends(on: whole)
        }
    }

    /// Returns the wrapped value of an optional, or nil if the optional is nil on this path.
    private mutating func wrappedValue(of value: FlowValue, _ expression: Expression) throws -> FlowValue? {
        switch value {
        case .null: return nil
        case .choice(let index): return try wrappedValue(ofChoice: index)
        case .opaque, .void: throw EvaluationStop.notFollowed("depends on whether \(excerpt(expression)) is nil")
        case .literal, .mock, .subject, .enumCase, .destination: return value
        }
    }

    /// Returns whether a member of the class is true on this path, or nil for any other expression. Follows the
    /// member's body.
    private mutating func ownCondition(_ expression: Expression) throws -> Bool? {
        guard let (member, body, arguments) = try ownMember(expression) else { return nil }
        let statements = subject.block(of: member)?.statements ?? []
        switch statements.count == 1 ? statements[0].kind : .jump {
        case .expression(let condition), .returning(let condition?):
            return try inBody(of: member, body, arguments) { path throws in try path.holds(condition) }
        default: return try isTrue(follow(member, body, arguments), expression)
        }
    }
}
