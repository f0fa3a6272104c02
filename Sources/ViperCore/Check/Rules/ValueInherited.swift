import Diagnostics

extension Rule {
    package static let valueInherited = Rule(
        id: "valueInherited",
        summary: "What stands behind a type's colon is a protocol",
        explanation: """
            Structs and enums inherit nothing but protocols; only classes inherit from one another. Keep the other value in a \
            property, or declare as a protocol what the two have in common.
            """,
        wrong: "struct Item { let id: Int }\nstruct Book: Item { let title: String }",
        right: "struct Item { let id: Int }\nstruct Book { let item: Item; let title: String }")
}

extension Diagnostic {
    /// `kind` is what inherits, `inheritedKind` what is inherited, with their articles: `a struct`, `an enum`.
    static func valueInherited(
        _ inherited: String, _ inheritedKind: String, by kind: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .valueInherited, "\(kind) cannot inherit '\(inherited)', which is \(inheritedKind)", at: location,
            notes: [Note("keep it in a property, or make what the two have in common a protocol")])
    }
}
