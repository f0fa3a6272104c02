import Diagnostics

/// A condition turned into an operation, with the facts that are known when it holds and when it does not.
struct LoweredCondition {
    var operation: OperationID
    var whenTrue: Facts = []
    var whenFalse: Facts = []
}

extension Checker {
    /// Turns an expression into a test. True are `true`, an optional that is there, a string or list that is not empty, an int
    /// other than 0, and every record.
    mutating func lowerCondition(_ expression: Expression) -> LoweredCondition {
        switch expression.kind {
        case .not(let operand):
            let test = lowerCondition(operand)
            return LoweredCondition(
                operation: operation(.not(test.operation)), whenTrue: test.whenFalse, whenFalse: test.whenTrue)
        case .and(let parts):
            let (tests, held, failed) = lowerParts(parts) { ($0.whenTrue, $0.whenFalse) }
            return LoweredCondition(operation: operation(.all(tests)), whenTrue: held, whenFalse: failed)
        case .or(let parts):
            let (tests, failed, held) = lowerParts(parts) { ($0.whenFalse, $0.whenTrue) }
            return LoweredCondition(operation: operation(.any(tests)), whenTrue: held, whenFalse: failed)
        case .comparison(let left, let comparison, let right):
            return lowerComparison(left, comparison, right, expression.range)
        case .literal, .name, .chain, .conditional, .invalid:
            let value = lower(expression)
            guard let type = value.declaredType, type.isOptional else {
                return LoweredCondition(operation: value.operation)
            }
            let isPresent = operation(.isPresent(value.operation))
            return LoweredCondition(
                operation: isPresent, whenTrue: factKey(of: value.operation).map { [$0] } ?? [])
        }
    }

    /// Lowers the parts of `and` or `or`, each with the facts that are known when those before it lead on to it. `facts` gives
    /// those of a part that leads on to the next one, and of a part at which the evaluation stops. The result has the tests, what
    /// is known where all parts lead on, and what is known where it stops at any of them.
    private mutating func lowerParts(
        _ parts: [Expression], _ facts: (LoweredCondition) -> (onward: Facts, stopping: Facts)
    ) -> (tests: Range<Int>, onward: Facts, stopped: Facts) {
        let before = state.facts
        var tests: [OperationID] = []
        var onward: Facts = []
        var stopped: Facts?
        for part in parts {
            let test = lowerCondition(part)
            tests.append(test.operation)
            let (next, stopping) = facts(test)
            let factsHere = onward.union(stopping)
            stopped = stopped?.intersection(factsHere) ?? factsHere
            onward.formUnion(next)
            state.facts.formUnion(next)
        }
        state.facts = before
        return (operands(tests), onward, stopped ?? [])
    }

    // MARK: Comparisons

    private mutating func lowerComparison(
        _ left: Expression, _ comparison: Comparison, _ right: Expression, _ range: Range<Int>
    ) -> LoweredCondition {
        switch comparison {
        case .equal, .unequal: return lowerEquality(left, comparison, right, range)
        case .in, .notIn: return lowerContainment(left, comparison, right, range)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            let (first, second) = (lowerPresent(left), lowerPresent(right))
            if let a = first.type, let b = second.type, a != b || (a != .int && a != .string) {
                reportType(
                    "'\(comparison.rawValue)' compares two ints or two strings, not \(a.description) and \(b.description)",
                    range)
            }
            return LoweredCondition(operation: operation(.compare(comparison, first.operation, second.operation)))
        }
    }

    /// What may be absent can be compared: then it is unequal to whatever is there.
    private mutating func lowerEquality(
        _ left: Expression, _ comparison: Comparison, _ right: Expression, _ range: Range<Int>
    ) -> LoweredCondition {
        let (first, second) = (lower(left), lower(right))
        var result = LoweredCondition(
            operation: operation(.compare(comparison, first.operation, second.operation)))
        guard let a = first.type, let b = second.type else { return result }
        guard a.present == b.present, a.present.isScalar else {
            let isSame = a.present == b.present
            reportType(
                "'\(comparison.rawValue)' cannot compare \(a.description) with \(b.description)", range,
                isSame ? ["strings, ints and bools are compared, lists and records are not"] : [])
            return result
        }
        var present: Facts = []
        if a.isOptional, !b.isOptional, let key = factKey(of: first.operation) { present.insert(key) }
        if b.isOptional, !a.isOptional, let key = factKey(of: second.operation) { present.insert(key) }
        if comparison == .equal { result.whenTrue = present } else { result.whenFalse = present }
        return result
    }

    private mutating func lowerContainment(
        _ left: Expression, _ comparison: Comparison, _ right: Expression, _ range: Range<Int>
    ) -> LoweredCondition {
        let (element, whole) = (lowerPresent(left), lowerPresent(right))
        if let a = element.type, let b = whole.type {
            let isFit = if case .list(let inner) = b { inner == a && a.isScalar } else { a == .string && b == .string }
            if !isFit {
                reportType(
                    "'\(comparison.rawValue)' looks for a value in a list of its type, or for a string in a string, "
                        + "not for \(a.description) in \(b.description)", range)
            }
        }
        return LoweredCondition(operation: operation(.compare(comparison, element.operation, whole.operation)))
    }
}
