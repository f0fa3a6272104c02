import SwiftSource
import ViperModel

/// Strings and numbers that a test chooses: each comparison with a literal narrows what they may be.
extension FlowRun {
    /// The literals that a choice may be on this path, or how many elements or characters it may have; nil where it is neither a
    /// string nor a number, or nobody can tell.
    func allowedLiterals(of index: Int, isCount: Bool = false) -> LiteralSet? {
        if choices[index].isOneOfMany { return nil }
        let (type, nothing) = isCount ? ("UInt", "0") : (resolvedType(of: index).text, "\"\"")
        let all = LiteralSet(ofType: type)
        switch choices[index].decision {
        case nil: return all
        case .collection(let isEmpty)?: return isEmpty ? LiteralSet(only: nothing) : all?.without(nothing)
        case .list? where isCount: return all?.without(nothing)
        case .count(let allowed)? where isCount: return allowed
        case .literal(let allowed)? where !isCount: return allowed
        default: return nil
        }
    }

    /// The counts with which a test's lists are compared: of more elements no test is made.
    static let comparedCounts = -1_000...1_000

    /// Whether a string, an integer or a count is a literal on this path; nil where nobody can tell.
    mutating func isEqual(_ value: TypedTerm, toLiteral text: String, _ words: String) throws -> Bool? {
        let branches = ["\(words) is \(text)", "\(words) is not \(text)"]
        if let index = value.choice, context.catalog.isStringOrInteger(choices[index].type) {
            return try isLiteral(index, text, branches)
        }
        if let index = counted(value) { return try isLiteral(index, isCount: true, text, branches) }
        return value.literal.map { $0 == text }
    }

    /// Whether a choice, or its count, is a literal on this path: there is a branch on which it is, and another one. Nil where
    /// nobody can tell.
    mutating func isLiteral(_ index: Int, isCount: Bool = false, _ text: String, _ branches: [String]) throws -> Bool? {
        guard text.isPlainLiteral, let allowed = allowedLiterals(of: index, isCount: isCount),
            !isCount || Int(text).map(Self.comparedCounts.contains) == true
        else { return nil }
        let only = allowed.contains(text) ? LiteralSet(only: text) : nil
        let sets = [(branches[0], only), (branches[1], allowed.without(text))]
        return try narrow(index, isCount: isCount, to: sets).map { $0 == 0 }
    }

    /// Whether an integer is within a range on this path; nil where nobody can tell.
    mutating func isNumber(_ value: TypedTerm, within range: ClosedRange<Int>, _ words: String) throws -> Bool? {
        if case .swift(let text, _) = value.term { return Int(text).map(range.contains) }
        guard let index = value.choice, let allowed = allowedLiterals(of: index) else { return nil }
        let (above, others) = allowed.split(at: range.upperBound, by: >)
        let (below, within) = others?.split(at: range.lowerBound, by: <) ?? (nil, nil)
        let (lower, upper) = (range.lowerBound, range.upperBound)
        let outside = [("\(words) > \(upper)", above), ("\(words) < \(lower)", below)]
        return try narrow(index, to: [("\(words) is \(lower) to \(upper)", within)] + outside).map { $0 == 0 }
    }

    /// Takes one of several sets that a choice, or its count, may be of, and gives its place; nil where all of them are empty.
    mutating func narrow(
        _ index: Int, isCount: Bool = false, to sets: [(words: String, set: LiteralSet?)]
    ) throws -> Int? {
        let possible = sets.indices.filter { sets[$0].set != nil }
        guard possible.count > 1 else { return possible.first }
        // A list has its element already.
        if case .list? = choices[index].decision { return nil }
        try refuseFixed(index)
        let branch = possible[try fork(possible.map { sets[$0].words })]
        choices[index].decision = sets[branch].set.map { isCount ? .count($0) : .literal($0) }
        return branch
    }
}
