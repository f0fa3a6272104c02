import SwiftSource
import ViperModel

/// `==`, `<` and their kin in conditions, where a side is a value that the test can choose.
extension FlowRun {
    /// Whether a comparison holds on this path.
    mutating func compares(
        _ left: Expression, _ mark: String, _ right: Expression, in whole: Expression
    ) throws -> Bool {
        let (first, second) = (try side(left), try side(right))
        if mark == "==" || mark == "!=" {
            if let result = try areEqual((first, left), (second, right)) { return result == (mark == "==") }
        } else if let order = Self.orders[mark] {
            let words = "\(words(left)) \(mark) \(words(right))"
            if mark == "<" || mark == ">=", let list = counted(second).map(term(ofChoice:)) {
                let owner = if case .member(let base, _) = right.kind { base } else { right }
                if let result = try isPlace(first, of: list, (self.words(owner), self.words(left))) {
                    return result == (mark == "<")
                }
            }
            if let result = try isOrdered(first, second, words: words, by: order) { return result }
        }
        throw depends(on: whole)
    }

    /// What a side of a comparison stands for: what is nil where something in its chain is not there.
    private mutating func side(_ expression: Expression) throws -> TypedTerm {
        try optionalPart(expression) ?? evaluate(expression)
    }

    /// A side of a comparison, and what it stands for.
    private typealias Side = (value: TypedTerm, expression: Expression)

    // MARK: - Equality

    /// Whether two sides are equal on this path; nil where nobody can tell.
    private mutating func areEqual(_ left: Side, _ right: Side) throws -> Bool? {
        if right.value.isNull { return try heldValue(of: left.value, left.expression) == nil }
        if left.value.isNull { return try heldValue(of: right.value, right.expression) == nil }
        if let wanted = right.value.boolean {
            guard let value = try heldBoolean(left.value) else { return false }
            return try isTrue(value, left.expression) == wanted
        }
        if let index = left.value.choice { return try isChoiceEqual(index, left.expression, right) }
        if let index = right.value.choice { return try isChoiceEqual(index, right.expression, left) }
        if let first = left.value.enumCase, let second = right.value.enumCase,
            enumCase(of: left.value) != nil || enumCase(of: right.value) != nil
        {
            if first.name != second.name { return false }
            let (parts, others) = (first.payload.map(\.literal), second.payload.map(\.literal))
            return parts.contains(nil) || others.contains(nil) ? nil : parts == others
        }
        guard let text = right.value.literal else { return nil }
        return try isEqual(left.value, toLiteral: text, words(left.expression))
    }

    /// A Boolean that may be an optional choice; nil on the path on which that holds nothing.
    mutating func heldBoolean(_ value: TypedTerm) throws -> TypedTerm? {
        guard let index = value.choice, isOptional(choices[index].type) else { return value }
        return try payload(ofOptional: index)
    }

    /// Whether a choice is equal to the other side; nil where nobody can tell.
    private mutating func isChoiceEqual(_ index: Int, _ expression: Expression, _ other: Side) throws -> Bool? {
        if let second = other.value.choice { return try areChoicesEqual(index, second, expression, other.expression) }
        let pattern = Pattern(other.expression, in: source)
        if case .variant = pattern.withoutCast, !pattern.takesAnyPayload {
            return try matches(pattern, term(ofChoice: index), words(expression))
        }
        guard case .swift(let text, _) = other.value.term else { return nil }
        if text == "true" || text == "false" { return try isTrue(choice: index, expression) == (text == "true") }
        let type = choices[index].type
        if isOptional(type) {
            guard let payload = try payload(ofOptional: index)?.choice else { return text == ".none" }
            if text == ".none" { return false }
            return try isChoiceEqual(payload, expression, other)
        }
        if let name = caseName(text, of: type) {
            return try matches(.variant(.enumCase(name), []), term(ofChoice: index), words(expression))
        }
        return try isEqual(term(ofChoice: index), toLiteral: text, words(expression))
    }

    /// Whether two values that the test chooses are equal; nil where nobody can tell.
    private mutating func areChoicesEqual(
        _ first: Int, _ second: Int, _ left: Expression, _ right: Expression
    ) throws -> Bool? {
        guard first != second else { return true }
        if case .literal(let one)? = choices[first].decision, case .literal(let other)? = choices[second].decision,
            one.isSingle, other.isSingle
        {
            return one.literal == other.literal
        }
        let type = resolvedType(of: first).text
        guard choices[first].decision == nil, choices[second].decision == nil,
            type == resolvedType(of: second).text,
            type == "UUID" || context.catalog.isStringOrInteger(choices[first].type)
        else { return nil }
        if case .input(let name) = choices[second].origin {
            return try isChoice(first, equalToInput: name, of: type, left, right)
        }
        if case .input(let name) = choices[first].origin {
            return try isChoice(second, equalToInput: name, of: type, right, left)
        }
        try refuseFixed(second)
        let values =
            switch type {
            case "String": ["\"one\"", "\"another\""]
            case "UUID": ["UUID.fixture()", Self.otherIdentifier]
            default: ["1", "2"]
            }
        let isEqual = try decide(first, equality(left, right)) { _ in Self.decision(values[0]) } == 0
        choices[second].decision = Self.decision(values[isEqual ? 0 : 1])
        (choices[first].isOneOfMany, choices[second].isOneOfMany) = (true, true)
        return isEqual
    }

    /// Whether a choice is equal to an input of the class, which the test reads.
    private mutating func isChoice(
        _ index: Int, equalToInput name: String, of type: String, _ left: Expression, _ right: Expression
    ) throws -> Bool {
        let input = "\(subject.name).\(name)"
        let other =
            switch type {
            case "String": "\(input) + \"!\""
            case "UUID": Self.otherIdentifier
            default: "\(input) + 1"
            }
        defer { choices[index].isOneOfMany = true }
        return try decide(index, equality(left, right)) { .written($0 == 0 ? input : other) } == 0
    }

    private func equality(_ left: Expression, _ right: Expression) -> [String] {
        ["is", "is not"].map { "\(words(left)) \($0) \(words(right))" }
    }

    private static func decision(_ text: String) -> Choice.Decision {
        text.isPlainLiteral ? .literal(LiteralSet(only: text)) : .written(text)
    }

    private static let otherIdentifier = "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))"

    /// The name `done` of `.done` and `Outcome.done`, where the enumeration has such a case without a payload.
    private func caseName(_ text: String, of type: TypeSyntax) -> String? {
        guard case .enumeration(let enumeration) = context.catalog.entry(of: type) else { return nil }
        let owner = text.hasPrefix(".") ? "." : enumeration.name + "."
        guard text.hasPrefix(owner) else { return nil }
        let name = text.dropFirst(owner.count)
        return enumeration.cases.first { $0.name == name && $0.payload.isEmpty }?.name
    }

    // MARK: - Order

    private static let orders: [String: @Sendable (Int, Int) -> Bool] = ["<": (<), ">": (>), "<=": (<=), ">=": (>=)]

    /// Whether a number that the test chooses compares so with a literal, as in `count > 0`; nil where nobody can tell.
    private mutating func isOrdered(
        _ left: TypedTerm, _ right: TypedTerm, words: String, by holds: @Sendable (Int, Int) -> Bool
    ) throws -> Bool? {
        if let first = left.choice, let second = right.choice {
            return try areOrdered(first, second, words: words, by: holds)
        }
        if let first = left.literal.flatMap({ Int($0) }), let second = right.literal.flatMap({ Int($0) }) {
            return holds(first, second)
        }
        guard let index = left.choice ?? counted(left) else {
            guard right.choice ?? counted(right) != nil else { return nil }
            return try isOrdered(right, left, words: words) { holds($1, $0) }
        }
        guard case .swift(let text, _) = right.term, let limit = Int(text), (-1_000_000...1_000_000).contains(limit)
        else { return nil }
        let isCount = left.choice == nil
        guard let allowed = allowedLiterals(of: index, isCount: isCount),
            !isCount || Self.comparedCounts.contains(limit)
        else { return nil }
        let parts = allowed.split(at: limit, by: holds)
        // Between two integers there are fractions, of which no set knows.
        let isFraction = StandardType.fractions.contains(resolvedType(of: index).text)
        if isFraction, choices[index].decision != nil, parts.holding == nil || parts.others == nil { return nil }
        let sets = [(words, parts.holding), ("not \(words)", parts.others)]
        return try narrow(index, isCount: isCount, to: sets).map { $0 == 0 }
    }

    /// Whether two numbers that the test chooses compare so: the one is greater on a path, equal or less on others; nil where
    /// nobody can tell.
    private mutating func areOrdered(
        _ first: Int, _ second: Int, words: String, by holds: (Int, Int) -> Bool
    ) throws -> Bool? {
        if case .literal(let one)? = choices[first].decision, case .literal(let other)? = choices[second].decision,
            let (one, other) = one.number.flatMap({ one in other.number.map { (one, $0) } })
        {
            return holds(one, other)
        }
        guard choices[first].decision == nil, choices[second].decision == nil, first != second,
            let one = allowedLiterals(of: first), let other = allowedLiterals(of: second), one.isOfNumbers,
            other.isOfNumbers
        else { return nil }
        try refuseFixed(second)
        let (left, right) = (choices[first].name, choices[second].name)
        let pairs = [("\(left) > \(right)", 2, 1), ("\(left) is \(right)", 1, 1), ("\(left) < \(right)", 1, 2)]
        let pair = pairs[try decide(first, pairs.map(\.0)) { .literal(LiteralSet(only: "\(pairs[$0].1)")) }]
        choices[second].decision = .literal(LiteralSet(only: "\(pair.2)"))
        (choices[first].isOneOfMany, choices[second].isOneOfMany) = (true, true)
        return holds(pair.1, pair.2)
    }
}
