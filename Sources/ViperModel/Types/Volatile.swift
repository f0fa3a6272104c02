/// Expressions that are something else each time.
package enum Volatile {
    /// Whether such an expression stands in a text.
    package static func isFound(in text: String) -> Bool {
        let compact = text.filter { !$0.isWhitespace }
        return calls.contains { compact.contains($0) }
    }

    private static let calls = [
        "UUID()", "Date()", ".now", ".random", ".shuffled(", ".randomElement(", "NSDate()", "timeIntervalSinceNow",
    ]
}
