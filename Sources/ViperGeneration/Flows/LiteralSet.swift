import ViperModel

/// The literals that a path allows for a string or a number, and the one of them that its test uses.
///
/// Every comparison narrows the set: after `n > 10` was false, `n > 5` may still be true.
struct LiteralSet: Sendable {
    private enum Bounds {
        /// A string; whether there is no other.
        case text(isOnly: Bool)
        case numbers(ClosedRange<Int>)
    }

    /// The literal of the set that a test uses.
    private(set) var literal: String
    private var bounds: Bounds
    private var excluded: Set<String> = []

    /// The set of one literal, a string between two quotes or a decimal number.
    init(only literal: String) {
        self.literal = literal
        bounds = Int(literal).map { .numbers($0...$0) } ?? .text(isOnly: true)
    }

    /// All literals of a type, of strings or of numbers; nil for any other type.
    init?(ofType type: String) {
        if type == "String" {
            (literal, bounds) = ("\"\"", .text(isOnly: false))
        } else if StandardType.integers.contains(type) || StandardType.fractions.contains(type) {
            (literal, bounds) = ("0", .numbers(StandardType.range(of: type)))
        } else {
            return nil
        }
    }

    var isOfNumbers: Bool { if case .numbers = bounds { true } else { false } }

    /// The number that it is; nil where it is a string, or may be another one.
    var number: Int? { isSingle ? Int(literal) : nil }

    /// Whether it has one literal.
    var isSingle: Bool {
        switch bounds {
        case .text(let isOnly): isOnly
        case .numbers(let range): range.lowerBound == range.upperBound
        }
    }

    func contains(_ other: String) -> Bool {
        switch bounds {
        case .text(let isOnly): isOnly ? other == literal : !excluded.contains(other)
        case .numbers(let range): Int(other).map(range.contains) == true && !excluded.contains(other)
        }
    }

    /// The set without a literal, a decimal number of a set of numbers; nil where no other is left.
    func without(_ other: String) -> LiteralSet? {
        var set = self
        set.excluded.insert(other)
        switch bounds {
        case .text(let isOnly):
            if isOnly { return other == literal ? nil : self }
            set.literal = other
            while !set.contains(set.literal) {
                set.literal = set.literal == "\"\"" ? "\"another\"" : "\(set.literal.dropLast()) or another\""
            }
            return set
        case .numbers(let range): return set.narrowed(to: range, near: Int(other) ?? range.lowerBound)
        }
    }

    /// The numbers of the set that are so compared with a limit, and those that are not; nil where there are none, and for strings.
    func split(at limit: Int, by holds: (Int, Int) -> Bool) -> (holding: LiteralSet?, others: LiteralSet?) {
        guard case .numbers(let range) = bounds else { return (nil, nil) }
        func part(_ isWanted: Bool) -> LiteralSet? {
            // Comparing with a limit divides all numbers at it, so what is wanted is a range again.
            let wanted = [limit - 1, limit, limit + 1].filter { holds($0, limit) == isWanted }
            guard let first = wanted.first, let last = wanted.last else { return nil }
            let lower = first < limit ? range.lowerBound : max(first, range.lowerBound)
            let upper = last > limit ? range.upperBound : min(last, range.upperBound)
            return lower <= upper ? narrowed(to: lower...upper, near: limit) : nil
        }
        return (part(true), part(false))
    }

    /// The numbers within a range, of which the test uses one near to a limit: the one above it, if it can be.
    private func narrowed(to range: ClosedRange<Int>, near limit: Int) -> LiteralSet? {
        var set = self
        set.bounds = .numbers(range)
        let near = [limit &+ 1, limit, limit &- 1]
        // Of more numbers than are excluded, one is not.
        let others = (0...excluded.count).flatMap { [range.lowerBound &+ $0, range.upperBound &- $0] }
        guard let number = (near + others).first(where: { set.contains("\($0)") }) else { return nil }
        set.literal = "\(number)"
        return set
    }
}

extension String {
    /// Whether it is a literal that sets have: a string between two quotes or a decimal number.
    var isPlainLiteral: Bool {
        if let type = LiteralType.of(self), !contains("("), !contains("\\") {
            Int(self) != nil || type.text == "String" && !hasPrefix("\"\"\"") && !hasPrefix("#")
        } else {
            false
        }
    }
}
