import Diagnostics

extension Rule {
    package static let lowercaseType = Rule(
        id: "lowercaseType",
        summary: "Names of modules and types begin with a capital letter",
        explanation: """
            Generated classes and tests are full of properties and constants: 'view', 'presenter', 'log', one for each \
            parameter. A type named in lower case could be hidden by any of them. So types begin with a capital letter, and \
            values do not.
            """,
        wrong: "struct item { let id: Int }",
        right: "struct Item { let id: Int }")
}

extension Diagnostic {
    /// `what` with its article: `the struct 'item'`.
    static func lowercaseType(_ name: String, what: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .lowercaseType, "\(what) begins with a small letter, as values do", at: location,
            notes: [Note("name it '\(SwiftName.upperFirst(name))', here and where it is used")])
    }
}
