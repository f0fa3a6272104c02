import SwiftSource
import ViperModel

/// Strings and numbers that a test chooses: each comparison with a literal narrows what they may be.
extension FlowRun {
    /// The literals that a choice may be on this path; nil where it is neither a string nor a number.
    func allowedLiterals(of index: Int) -> LiteralSet? {
        if choices[index].isOneOfMany { return nil }
        let all = LiteralSet(ofType: context.catalog.resolve(choices[index].type).text)
        switch choices[index].decision {
        case .literal(let allowed)?: return allowed
        case .collection(let isEmpty)?: return isEmpty ? LiteralSet(only: "\"\"") : all?.without("\"\"")
        case nil: return all
        default: return nil
        }
    }

    /// Whether a string or an integer is a literal on this path; nil where nobody can tell.
    mutating func isEqual(_ value: TypedTerm, toLiteral text: String, _ words: String) throws -> Bool? {
        if let index = value.choice, context.catalog.isStringOrInteger(choices[index].type) {
            return try isLiteral(index, text, words: ("\(words) is \(text)", "\(words) is not \(text)"))
        }
        if let index = counted(value) {
            return try isCount(index, text, words: ("\(words) is \(text)", "\(words) is not \(text)"))
        }
        guard case .swift(let other, _) = value.term, other.isPlainLiteral else { return nil }
        return other == text
    }

    /// Whether a choice is a literal on this path, which the words say, and that it is not; nil where nobody can tell.
    mutating func isLiteral(_ index: Int, _ text: String, words: (String, String)) throws -> Bool? {
        guard text.isPlainLiteral, let allowed = allowedLiterals(of: index) else { return nil }
        let only = allowed.contains(text) ? LiteralSet(only: text) : nil
        return try narrow(index, to: [(words.0, only), (words.1, allowed.without(text))]).map { $0 == 0 }
    }

    /// Whether an integer is within a range on this path; nil where nobody can tell.
    mutating func isNumber(_ value: TypedTerm, within range: ClosedRange<Int>, _ words: String) throws -> Bool? {
        if case .swift(let text, _) = value.term { return Int(text).map(range.contains) }
        guard let index = value.choice, let allowed = allowedLiterals(of: index) else { return nil }
        let (above, others) = allowed.split(at: range.upperBound, by: >)
        let (below, within) = others?.split(at: range.lowerBound, by: <) ?? (nil, nil)
        let (lower, upper) = (range.lowerBound, range.upperBound)
        return try narrow(
            index,
            to: [
                ("\(words) is \(lower) to \(upper)", within), ("\(words) > \(upper)", above),
                ("\(words) < \(lower)", below),
            ]
        ).map { $0 == 0 }
    }

    /// Takes one of several sets that a choice may be of, and gives its place; nil where all of them are empty.
    mutating func narrow(
        _ index: Int, to sets: [(words: String, set: LiteralSet?)],
        as decision: (LiteralSet) -> Choice.Decision = Choice.Decision.literal
    ) throws -> Int? {
        let possible = sets.indices.filter { sets[$0].set != nil }
        guard possible.count > 1 else { return possible.first }
        // A list has its element already.
        if case .list? = choices[index].decision { return nil }
        try refuseFixed(index)
        let branch = possible[try fork(possible.map { sets[$0].words })]
        choices[index].decision = sets[branch].set.map(decision)
        return branch
    }
}
