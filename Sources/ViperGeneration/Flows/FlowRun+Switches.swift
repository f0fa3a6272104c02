import Diagnostics
import SwiftSource
import ViperModel

/// `switch` and `catch`: which case a path takes.
extension FlowRun {
    /// Goes on in a branch of a `switch`.
    mutating func run(switchOver value: Expression, _ cases: [Statement.Case], isValue: Bool) throws {
        if cases.contains(where: { $0.body.statements.contains(where: isFallthrough) }) {
            throw Interruption.unclear("falls through")
        }
        let parts = if case .tuple(let elements) = value.kind { elements.map(\.value) } else { [value] }
        let values = try evaluateAll(parts)
        if values.count == 1, let index = values[0].choice { try chooseBranch(index, cases, words(value)) }
        guard try run(cases, of: values, parts.map(words), .switchCase, isValue: isValue) else {
            throw Interruption.unclear("switches over \(excerpt(value))")
        }
    }

    /// Goes on in the `catch` that takes an error; false where none does.
    mutating func run(_ catches: [Statement.Case], of error: TypedTerm) throws -> Bool {
        try run(catches, of: [error], ["error"], .block, bare: .binding("error"))
    }

    /// Goes on in the first case that takes some values, which conditions call by `words`; false where none does.
    private mutating func run(
        _ cases: [Statement.Case], of values: [TypedTerm], _ words: [String], _ kind: Frame.Kind,
        bare: Pattern = .anything, isValue: Bool = false
    ) throws -> Bool {
        for branch in cases {
            for pattern in Pattern.all(of: branch, bare: bare, in: source) {
                enter(branch.body, kind, isValue: isValue)
                if try matches(pattern, values, words), try branch.conditions.allSatisfy({ try holds($0) }) {
                    return true
                }
                frames.removeLast()
            }
        }
        return false
    }

    private mutating func matches(_ pattern: Pattern, _ values: [TypedTerm], _ words: [String]) throws -> Bool {
        if values.count == 1 { return try matches(pattern, values[0], words[0]) }
        if case .anything = pattern { return true }
        guard case .tuple(let patterns) = pattern, patterns.count == values.count else {
            throw Interruption.unclear("switches over several values")
        }
        for (place, pattern) in patterns.enumerated() {
            guard try matches(pattern, values[place], words[place]) else { return false }
        }
        return true
    }

    private func isFallthrough(_ statement: Statement) -> Bool {
        if case .jump = statement.kind { return source.text(statement.range).hasPrefix("fallthrough") }
        return false
    }

    // MARK: - Reached cases

    /// Settles what a `switch` is over, so that each of its cases is reached on a path, where it can be told what reaches them.
    private mutating func chooseBranch(_ index: Int, _ cases: [Statement.Case], _ words: String) throws {
        guard settledVariant(of: index) == nil else { return }
        if context.catalog.isStringOrInteger(choices[index].type) {
            guard let reached = reachedLiterals(of: cases, index), !reached.isEmpty else { return }
            if reached.count > 1 { try refuseFixed(index) }
            let branch = try fork(reached.map { "\(words) is \($0.literal)" })
            choices[index].decision = .literal(reached[branch])
        } else if let reached = reachedVariants(of: cases, index), !reached.isEmpty {
            try refuseFixed(index)
            _ = try settle(index, reached[fork(reached.map { "\(words) is \($0.name)" })])
        }
    }

    /// For each case that can be reached, the first variant that leads to it, each once; nil where a pattern is not understood.
    private func reachedVariants(of cases: [Statement.Case], _ index: Int) -> [Variant]? {
        let variants = variants(of: choices[index].type)
        var uncovered = allowedVariants(of: index)
        var reached: [Variant] = []
        for branch in cases {
            let patterns = Pattern.all(of: branch, in: source)
            guard patterns.allSatisfy({ pattern in variants.contains { $0.matches(pattern) } }) else { return nil }
            let matching = uncovered.filter { variant in patterns.contains(where: variant.matches) }
            if let first = matching.first(where: { !reached.contains($0) }) { reached.append(first) }
            // Where more is asked than the variant, what matches may go on to another case.
            guard branch.conditions.isEmpty else { continue }
            let covering = patterns.filter(\.takesAnyPayload)
            uncovered.removeAll { variant in covering.contains(where: variant.matches) }
        }
        return reached
    }

    /// For each case that can be reached, to the default one, the literals that lead to it; nil where a pattern is no literal.
    private func reachedLiterals(of cases: [Statement.Case], _ index: Int) -> [LiteralSet]? {
        var reached: [LiteralSet] = []
        var left = allowedLiterals(of: index)
        for branch in cases {
            guard branch.conditions.isEmpty else { return nil }
            var first: LiteralSet?
            for pattern in Pattern.all(of: branch, in: source) {
                if pattern.matchesAnything { return reached + (left.map { [$0] } ?? []) }
                guard case .literal(let text) = pattern else { return nil }
                guard let rest = left, rest.contains(text) else { continue }
                first = first ?? LiteralSet(only: text)
                left = rest.without(text)
            }
            if let first { reached.append(first) }
        }
        return nil
    }
}
