import Diagnostics

extension Rule {
    package static let duplicateSection = Rule(
        id: "duplicateSection",
        summary: "Each section stands once in a module",
        explanation: """
            A section becomes one protocol. Several interactors have names ('interactor search', 'interactor star'), and so \
            have their outputs; there is one 'on' section for each module whose delegate the presenter is.
            """,
        wrong: "module TodoList { view { func show() }; view { func hide() } }",
        right: "module TodoList { view { func show(); func hide() } }")
}

extension Diagnostic {
    static func duplicateSection(
        _ section: String, in module: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateSection, "'\(section)' stands twice in module '\(module)'", at: location,
            notes: [Note("the first is here; put their members together", at: first)])
    }
}
