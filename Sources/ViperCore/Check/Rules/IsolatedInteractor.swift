import Diagnostics

extension Rule {
    package static let isolatedInteractor = Rule(
        id: "isolatedInteractor",
        summary: "An interactor with an output runs where the presenter runs",
        explanation: """
            The assembly connects interactor and presenter, and an interactor calls its output without waiting. An actor, or a \
            class on another global actor, could do neither. Let such an interactor return its results ('func load() async \
            throws -> [Item]'), or put the work into a service, which is off the main actor anyway.
            """,
        wrong: "module A { interactor: Actor { func load() }; output { func didLoad() } }",
        right: "module A { interactor: Actor { func load() async -> Bool } }")
}

extension Diagnostic {
    static func isolatedInteractor(at location: SourceLocation, output: SourceLocation) -> Diagnostic {
        Diagnostic(
            .isolatedInteractor, "an interactor with an isolation of its own cannot be connected to an output",
            at: location,
            notes: [Note("the output is here; let the interactor return its results instead", at: output)])
    }
}
