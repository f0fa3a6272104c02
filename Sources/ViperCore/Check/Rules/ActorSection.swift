import Diagnostics

extension Rule {
    package static let actorSection = Rule(
        id: "actorSection",
        summary: "Only an interactor can be an actor",
        explanation: """
            View, presenter and router belong to the screen and run on the main actor; the presenter implements output, \
            interface and on, and whoever opens a module is its delegate.
            """,
        wrong: "module A { presenter: Actor {} }",
        right: "module A { interactor: Actor {} }")
}

extension Diagnostic {
    static func actorSection(_ section: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .actorSection, "'\(section)' cannot be an actor", at: location,
            notes: [Note("only an interactor without an output can; slow work belongs into a service")])
    }
}
