import Diagnostics

extension Rule {
    package static let entityInView = Rule(
        id: "entityInView",
        severity: .warning,
        summary: "Entities do not reach a view",
        explanation: """
            An entity is what the interactor works on. A view that knows it changes whenever the entity does, and begins to \
            decide what should be shown. Make a struct of what is on the screen, and let the presenter fill it. Teams that \
            see it otherwise write 'rules { entityInView off }' in App.viper, or 'error'.
            """,
        wrong: "entity User { let name: String }\nmodule A { view { func show(_ user: User) } }",
        right: "entity User { let name: String }\nmodule A { view { func show(name: String) } }")
}

extension Diagnostic {
    static func entityInView(_ entity: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .entityInView, "the entity '\(entity)' reaches the view", at: location,
            notes: [Note("hand it a struct of what it shows")])
    }
}
