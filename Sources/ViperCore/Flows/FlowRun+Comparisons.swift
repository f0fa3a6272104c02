import SwiftSource

/// `==`, `<` and their kin in conditions, where a side is a value that the test can choose.
extension FlowRun {
    mutating func compares(
        _ left: Expression, _ mark: String, _ right: Expression, in whole: Expression
    ) throws -> Bool {
        let symbols = (try evaluate(left), try evaluate(right))
        let words = "\(words(left)) \(mark) \(words(right))"
        if let isEqual = Self.equality[mark] {
            if let result = try equals(symbols.0, symbols.1, words: (left, right)) { return result == isEqual }
        } else if let result = try orders(symbols.0, mark, symbols.1, words: words) {
            return result
        }
        throw FlowInterruption.unclear("depends on \(excerpt(whole))")
    }

    private static let equality = ["==": true, "!=": false]

    /// Nil where nobody can tell.
    private mutating func equals(
        _ left: Symbol, _ right: Symbol, words sides: (Expression, Expression)
    ) throws -> Bool? {
        if case .null = right.kind { return try present(left, sides.0) == nil }
        if case .null = left.kind { return try present(right, sides.1) == nil }
        if let index = choice(left) { return try equals(index, right, sides.0, sides.1) }
        if let index = choice(right) { return try equals(index, left, sides.1, sides.0) }
        if let first = text(left)?.text, let second = text(right)?.text, Self.isLiteral(first), Self.isLiteral(second) {
            return first == second
        }
        return nil
    }

    private mutating func equals(
        _ index: Int, _ other: Symbol, _ own: Expression, _ expression: Expression
    ) throws -> Bool? {
        if let second = choice(other) { return try equal(index, second, own, expression) }
        guard case .expression(let text, _) = other.kind else { return nil }
        if text == "true" || text == "false" {
            return try holds(Symbol(.choice(index)), own) == (text == "true")
        }
        if text.hasPrefix("."), let result = try isCase(index, String(text.dropFirst()), own) { return result }
        if let owner = context.catalog.entry(of: choices[index].type), case .enumeration(let enumeration) = owner,
            text.hasPrefix(enumeration.name + "."),
            let result = try isCase(index, String(text.dropFirst(enumeration.name.count + 1)), own)
        {
            return result
        }
        guard Self.isLiteral(text), isSimple(choices[index].type) else { return nil }
        switch choices[index].decision {
        case .literal(let settled)?: return settled == text
        case nil: break
        default: return nil
        }
        try refuseFixed(index)
        let isEqual = try fork(["\(words(own)) is \(text)", "\(words(own)) is not \(text)"]) == 0
        choices[index].decision = isEqual ? .literal(text) : .literal(Self.unlike(text))
        return isEqual
    }

    private mutating func holds(_ symbol: Symbol, _ expression: Expression) throws -> Bool {
        guard let index = choice(symbol) else { return false }
        if case .boolean(let value)? = choices[index].decision { return value }
        guard choices[index].decision == nil else {
            throw FlowInterruption.unclear("depends on \(excerpt(expression))")
        }
        try refuseFixed(index)
        let value = try fork([words(expression), "not \(words(expression))"]) == 0
        choices[index].decision = .boolean(value)
        return value
    }

    /// Two values that the test chooses.
    private mutating func equal(
        _ first: Int, _ second: Int, _ left: Expression, _ right: Expression
    ) throws -> Bool? {
        guard first != second else { return true }
        let types = [first, second].map { context.catalog.resolve(choices[$0].type).text }
        guard choices[first].decision == nil, choices[second].decision == nil, types[0] == types[1],
            isSimple(choices[first].type)
        else { return nil }
        try refuseFixed(first)
        try refuseFixed(second)
        let isEqual = try fork(["\(words(left)) is \(words(right))", "\(words(left)) is not \(words(right))"]) == 0
        let literals = types[0] == "String" ? ["\"one\"", "\"another\""] : ["1", "2"]
        choices[first].decision = .literal(literals[0])
        choices[second].decision = .literal(isEqual ? literals[0] : literals[1])
        return isEqual
    }

    private mutating func isCase(_ index: Int, _ name: String, _ expression: Expression) throws -> Bool? {
        guard case .enumeration(let enumeration) = context.catalog.entry(of: choices[index].type),
            enumeration.cases.contains(where: { $0.name == name && $0.payload.isEmpty })
        else { return nil }
        if case .enumCase(let settled, _)? = choices[index].decision { return settled == name }
        guard choices[index].decision == nil else { return nil }
        let others = enumeration.cases.filter { $0.name != name }
        let other = others.first(where: \.payload.isEmpty) ?? others.first
        try refuseFixed(index)
        let ways = ["\(words(expression)) is \(name)"] + (other == nil ? [] : ["\(words(expression)) is not \(name)"])
        let isEqual = try fork(ways) == 0
        _ = try payload(of: index, isEqual ? name : other?.name ?? name)
        return isEqual
    }

    /// `count > 0`: a number that the test chooses beside one that stands there.
    private mutating func orders(_ left: Symbol, _ mark: String, _ right: Symbol, words: String) throws -> Bool? {
        let mirrored = [">": "<", "<": ">", ">=": "<=", "<=": ">="]
        guard let opposite = mirrored[mark] else { return nil }
        guard let index = choice(left) else {
            guard choice(right) != nil else { return nil }
            return try orders(right, opposite, left, words: words)
        }
        guard case .expression(let text, _) = right.kind, let limit = Int(text),
            (-1_000_000...1_000_000).contains(limit)
        else {
            return nil
        }
        let type = context.catalog.resolve(choices[index].type).text
        let isWhole = StandardType.integers.contains(type)
        guard isWhole || StandardType.fractions.contains(type) else { return nil }
        if case .literal(let settled)? = choices[index].decision, let number = Int(settled) {
            return Self.holds(number, mark, limit)
        }
        guard choices[index].decision == nil else { return nil }
        try refuseFixed(index)
        let lowest = StandardType.unsigned.contains(type) ? 0 : Int.min
        let candidates = [limit + 1, limit, limit - 1].filter { $0 >= lowest }
        guard let fitting = candidates.first(where: { Self.holds($0, mark, limit) }) else { return nil }
        let other = candidates.first { !Self.holds($0, mark, limit) }
        let ways = [words] + (other == nil ? [] : ["not \(words)"])
        let isTrue = try fork(ways) == 0
        choices[index].decision = .literal("\(isTrue ? fitting : other ?? fitting)")
        return isTrue
    }

    private static func holds(_ number: Int, _ mark: String, _ limit: Int) -> Bool {
        switch mark {
        case ">": number > limit
        case "<": number < limit
        case ">=": number >= limit
        default: number <= limit
        }
    }

    /// Its literals are compared as they are written.
    private func isSimple(_ type: TypeSyntax) -> Bool {
        let name = context.catalog.resolve(type).text
        return name == "String" || StandardType.integers.contains(name)
    }

    private static func isLiteral(_ text: String) -> Bool {
        LiteralType.of(text) != nil && !text.contains("(") && !text.contains("\\")
    }

    private static func unlike(_ literal: String) -> String {
        if let number = Int(literal), number < Int.max { return "\(number + 1)" }
        return literal == "\"\"" ? "\"another\"" : "\(literal.dropLast()) or another\""
    }
}
