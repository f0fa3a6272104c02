import Diagnostics

extension Rule {
    package static let expectedValue = Rule(
        id: "expectedValue",
        summary: "After = stands a value",
        explanation:
            "A default argument and a property's first value are expressions, on the line of the = or after it.",
        wrong: "var title: String =",
        right: "var title: String = \"\"")
}

extension Diagnostic {
    static func expectedValue(found: FoundToken, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .expectedValue, "expected a value after '=', found \(found.description)", at: location,
            notes: [Note("write a value, or leave the '=' out")])
    }
}
