import Diagnostics

extension Rule {
    static let templateVariants = Rule(
        id: "templateVariants",
        summary: "A set of templates stays within bounds",
        explanation: """
            Included files and macros are checked anew for every combination of types that they are used with. \
            This set has so many that it cannot be meant: more than 4000 combinations, or 2 million steps.
            """,
        wrong: "includes that include one another with ever new types",
        right: "the same includes with the same types")
}

extension Diagnostic {
    static func templateVariants(_ location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .templateVariants, "the templates are used with too many combinations of types", at: location,
            notes: [Note("give names the same types wherever a file or macro is used")])
    }
}
