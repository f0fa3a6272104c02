import Diagnostics

extension Rule {
    static let templateContext = Rule(
        id: "templateContext",
        summary: "The context holds what its declaration says",
        explanation: """
            The values that a template was given are not of the types that it was checked against. This is a \
            fault of viper-gen, not of the template; please report it.
            """,
        wrong: "a context whose field 'name' is declared as a string and holds a list",
        right: "a context that fits its declaration")
}

extension Diagnostic {
    static func templateContext(_ location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .templateContext, "the value here is not of its declared type", at: location,
            notes: [Note("this is a fault of viper-gen; please report it")])
    }
}
