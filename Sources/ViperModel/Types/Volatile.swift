/// Expressions that are something else each time.
package enum Volatile {
    /// Whether such an expression stands in a text.
    package static func isFound(in text: String) -> Bool {
        // Nearly all are names and literals.
        if text.isOnly({ $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "N") }) {
            return false
        }
        // By bytes: to search by characters, the system would first have to set up far more than there is to search.
        let compact = text.utf8.filter { !whitespace.contains($0) }
        return calls.contains { call in
            compact.indices.contains { compact[$0...].starts(with: call.utf8) }
        }
    }

    private static let whitespace = Array(" \t\n\r".utf8)
    private static let calls = [
        "UUID()", "Date()", ".now", ".random", ".shuffled(", ".randomElement(", "NSDate()", "timeIntervalSinceNow",
    ]
}
