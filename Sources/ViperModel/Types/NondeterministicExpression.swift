/// Expressions whose value differs at each evaluation.
package enum NondeterministicExpression {
    /// Returns whether a text contains such an expression.
    package static func isFound(in text: String) -> Bool {
        let compact = text.filter { !$0.isWhitespace }
        return calls.contains { compact.contains($0) }
    }

    private static let calls = [
        "UUID()", "Date()", ".now", ".random", ".shuffled(", ".randomElement(", "NSDate()", "timeIntervalSinceNow",
    ]
}
