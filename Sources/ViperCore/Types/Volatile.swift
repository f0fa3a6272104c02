/// Expressions that are something else each time.
enum Volatile {
    static func isFound(in text: String) -> Bool {
        let compact = text.filter { !$0.isWhitespace }
        return [
            "UUID()", "Date()", ".now", ".random", ".shuffled(", ".randomElement(", "NSDate()", "timeIntervalSinceNow",
        ]
        .contains { compact.contains($0) }
    }
}
