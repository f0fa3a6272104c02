import SwiftSource
import ViperModel

/// `switch` over a string or an integer, whose cases are literals.
extension FlowRun {
    /// Goes on in a branch of such a `switch`; false where that cannot be told.
    mutating func run(
        switchOverLiteral index: Int, _ value: Expression, _ cases: [Statement.Case], isValue: Bool
    ) throws -> Bool {
        let range = StandardType.range(of: context.catalog.resolve(choices[index].type).text)
        guard let branches = literalBranches(of: cases, within: range), let last = branches.last else { return false }
        let branch: LiteralBranch
        switch choices[index].decision {
        case .literal(let settled)?: branch = branches.first { $0.literals.contains(settled) } ?? last
        case nil:
            try refuseFixed(index)
            branch = branches[try fork(branches.map { "\(words(value)) is \($0.literals[0])" })]
            choices[index].decision = .literal(branch.literals[0])
        default: return false
        }
        enter(branch.body, .switchCase, isValue: isValue)
        if case .binding(let name) = branch.pattern { bind(name, term(ofChoice: index)) }
        return true
    }

    /// A case of a `switch`, and the literals that lead to it.
    private typealias LiteralBranch = (literals: [String], pattern: Pattern, body: CodeBlock)

    /// A branch for each case that can be reached, and for the default one, the last; nil where a pattern is not understood.
    private func literalBranches(of cases: [Statement.Case], within range: ClosedRange<Int>) -> [LiteralBranch]? {
        var branches: [LiteralBranch] = []
        var covered: [String] = []
        for branch in cases {
            guard branch.conditions.isEmpty else { return nil }
            let pattern = branch.patterns.first.map { Pattern($0, in: source) } ?? .anything
            if pattern.matchesAnything {
                guard let other = Self.literal(besides: covered, within: range) else { return nil }
                return branches + [([other], pattern, branch.body)]
            }
            let literals = branch.patterns.map { source.text($0.range) }
            guard literals.allSatisfy({ $0.isLiteral && $0.differentLiteral(within: range) != nil }) else { return nil }
            let reached = literals.filter { !covered.contains($0) }
            covered += reached
            if !reached.isEmpty { branches.append((reached, pattern, branch.body)) }
        }
        return nil
    }

    /// A literal that is none of some others of its type; nil where that is not known.
    private static func literal(besides others: [String], within range: ClosedRange<Int>) -> String? {
        let last = others.max { (Int($0) ?? $0.count) < (Int($1) ?? $1.count) }
        guard let literal = last?.differentLiteral(within: range), !others.contains(literal) else { return nil }
        return literal
    }
}
