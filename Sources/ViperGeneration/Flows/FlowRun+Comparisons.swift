import SwiftSource
import ViperModel

/// `==`, `<` and their kin in conditions, where a side is a value that the test can choose.
extension FlowRun {
    /// Whether a comparison holds on this path.
    mutating func compares(
        _ left: Expression, _ mark: String, _ right: Expression, in whole: Expression
    ) throws -> Bool {
        let (first, second) = (try evaluate(left), try evaluate(right))
        if mark == "==" || mark == "!=" {
            if let result = try areEqual((first, left), (second, right)) { return result == (mark == "==") }
        } else if let order = Self.orders[mark] {
            let words = "\(words(left)) \(mark) \(words(right))"
            if let result = try isOrdered(first, second, words: words, by: order) { return result }
        }
        throw depends(on: whole)
    }

    /// A side of a comparison, and what it stands for.
    private typealias Side = (value: TypedTerm, expression: Expression)

    // MARK: - Equality

    /// Whether two sides are equal on this path; nil where nobody can tell.
    private mutating func areEqual(_ left: Side, _ right: Side) throws -> Bool? {
        if case .null = right.value.term { return try heldValue(of: left.value, left.expression) == nil }
        if case .null = left.value.term { return try heldValue(of: right.value, right.expression) == nil }
        if let index = left.value.choice { return try isChoiceEqual(index, left.expression, right) }
        if let index = right.value.choice { return try isChoiceEqual(index, right.expression, left) }
        if let first = left.value.enumCase, let second = right.value.enumCase,
            enumCase(of: left.value) != nil || enumCase(of: right.value) != nil
        {
            if first.name != second.name { return false }
            return first.payload.isEmpty && second.payload.isEmpty ? true : nil
        }
        guard case .swift(let first, _) = left.value.term, case .swift(let second, _) = right.value.term,
            first.isLiteral, second.isLiteral
        else { return nil }
        return first == second
    }

    /// Whether a choice is equal to the other side; nil where nobody can tell.
    private mutating func isChoiceEqual(_ index: Int, _ expression: Expression, _ other: Side) throws -> Bool? {
        if let second = other.value.choice { return try areChoicesEqual(index, second, expression, other.expression) }
        guard case .swift(let text, _) = other.value.term else { return nil }
        if text == "true" || text == "false" { return try isTrue(choice: index, expression) == (text == "true") }
        if let name = caseName(text, of: choices[index].type) { return try isCase(index, name, expression) }
        let type = choices[index].type
        if let wrapped = context.catalog.resolve(type).wrapped {
            return try isOptionalEqual(index, holding: wrapped, expression, other, text)
        }
        guard text.isLiteral, context.catalog.isStringOrInteger(type),
            let other = text.differentLiteral(within: StandardType.range(of: context.catalog.resolve(type).text))
        else { return nil }
        switch choices[index].decision {
        case .literal(let settled)?: return settled == text
        case nil: break
        default: return nil
        }
        let branches = ["\(words(expression)) is \(text)", "\(words(expression)) is not \(text)"]
        return try decide(index, branches) { .literal($0 == 0 ? text : other) } == 0
    }

    /// Whether an optional choice holds a literal or a case; nil where nobody can tell.
    private mutating func isOptionalEqual(
        _ index: Int, holding type: TypeSyntax, _ expression: Expression, _ other: Side, _ text: String
    ) throws -> Bool? {
        if let payload = choices[index].payload { return try isChoiceEqual(payload, expression, other) }
        if choices[index].decision != nil { return false }
        let caseName = caseName(text, of: type)
        guard caseName != nil || text.isLiteral && context.catalog.isStringOrInteger(type) else { return nil }
        try refuseFixed(index)
        let words = words(expression)
        let isEqual = try fork(["\(words) is \(caseName ?? text)", "\(words) is not \(caseName ?? text)"]) == 0
        guard let payload = try settle(index, isThere: isEqual)?.choice else { return false }
        choices[payload].decision = caseName.map { .enumCase($0, payload: []) } ?? .literal(text)
        return true
    }

    /// Whether two values that the test chooses are equal; nil where nobody can tell.
    private mutating func areChoicesEqual(
        _ first: Int, _ second: Int, _ left: Expression, _ right: Expression
    ) throws -> Bool? {
        guard first != second else { return true }
        let type = context.catalog.resolve(choices[first].type).text
        guard choices[first].decision == nil, choices[second].decision == nil,
            type == context.catalog.resolve(choices[second].type).text,
            type == "UUID" || context.catalog.isStringOrInteger(choices[first].type)
        else { return nil }
        try refuseFixed(first)
        try refuseFixed(second)
        let isEqual = try fork(["\(words(left)) is \(words(right))", "\(words(left)) is not \(words(right))"]) == 0
        let literals =
            switch type {
            case "String": ["\"one\"", "\"another\""]
            case "UUID": ["UUID.fixture()", "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))"]
            default: ["1", "2"]
            }
        choices[first].decision = .literal(literals[0])
        choices[second].decision = .literal(literals[isEqual ? 0 : 1])
        return isEqual
    }

    /// The name `done` of `.done` and `Outcome.done`, where the enumeration has such a case without a payload.
    private func caseName(_ text: String, of type: TypeSyntax) -> String? {
        guard case .enumeration(let enumeration) = context.catalog.entry(of: type) else { return nil }
        let owner = text.hasPrefix(".") ? "." : enumeration.name + "."
        guard text.hasPrefix(owner) else { return nil }
        let name = text.dropFirst(owner.count)
        return enumeration.cases.first { $0.name == name && $0.payload.isEmpty }?.name
    }

    /// Whether a choice is the case of that name; nil where nobody can tell.
    private mutating func isCase(_ index: Int, _ name: String, _ expression: Expression) throws -> Bool? {
        guard case .enumeration(let enumeration) = context.catalog.entry(of: choices[index].type) else { return nil }
        if case .enumCase(let settled, _)? = choices[index].decision { return settled == name }
        guard choices[index].decision == nil else { return nil }
        let others = enumeration.cases.filter { $0.name != name }
        let other = others.first(where: \.payload.isEmpty) ?? others.first
        try refuseFixed(index)
        let branches = ["is", "is not"].prefix(other == nil ? 1 : 2).map { "\(words(expression)) \($0) \(name)" }
        let isEqual = try fork(branches) == 0
        _ = try settleCase(index, isEqual ? name : other?.name ?? name)
        return isEqual
    }

    // MARK: - Order

    private static let orders: [String: @Sendable (Int, Int) -> Bool] = ["<": (<), ">": (>), "<=": (<=), ">=": (>=)]

    /// Whether a number that the test chooses compares so with a literal, as in `count > 0`; nil where nobody can tell.
    private mutating func isOrdered(
        _ left: TypedTerm, _ right: TypedTerm, words: String, by holds: @Sendable (Int, Int) -> Bool
    ) throws -> Bool? {
        guard let index = left.choice else {
            return right.choice == nil ? nil : try isOrdered(right, left, words: words) { holds($1, $0) }
        }
        guard case .swift(let text, _) = right.term, let limit = Int(text), (-1_000_000...1_000_000).contains(limit)
        else { return nil }
        let type = context.catalog.resolve(choices[index].type).text
        guard StandardType.integers.contains(type) || StandardType.fractions.contains(type) else { return nil }
        switch choices[index].decision {
        case .literal(let settled)?: return Int(settled).map { holds($0, limit) }
        case nil: break
        default: return nil
        }
        try refuseFixed(index)
        let candidates = [limit + 1, limit, limit - 1].filter(StandardType.range(of: type).contains)
        guard let fitting = candidates.first(where: { holds($0, limit) }) else { return nil }
        let numbers = [fitting] + candidates.filter { !holds($0, limit) }.prefix(1)
        let branches = [words, "not \(words)"].prefix(numbers.count)
        return try decide(index, Array(branches)) { .literal("\(numbers[$0])") } == 0
    }
}

extension String {
    var isLiteral: Bool { LiteralType.of(self) != nil && !contains("(") && !contains("\\") }

    /// Another literal of the same type, whose numbers are within `range`; nil for a literal that is neither a string between two
    /// quotes nor a decimal number.
    func differentLiteral(within range: ClosedRange<Int>) -> String? {
        if let number = Int(self) { return "\(number < range.upperBound ? number + 1 : number - 1)" }
        guard first == "\"", !hasPrefix("\"\"\"") else { return nil }
        return self == "\"\"" ? "\"another\"" : "\(dropLast()) or another\""
    }
}
