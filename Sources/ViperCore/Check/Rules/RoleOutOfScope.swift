import Diagnostics
import SwiftSource

extension Rule {
    package static let roleOutOfScope = Rule(
        id: "roleOutOfScope",
        summary: "Each part of a module calls only the parts that VIPER lets it know",
        explanation: """
            The presenter (presenter, output, interface, on) calls view, interactors, router and delegate; an interactor calls \
            its output; a router calls navigation. So an interactor never touches a view, and a router needs no presenter: \
            what it has to know is passed to it. A parameter, a local name, state or an initialiser's name of the same \
            spelling is something else, and fine.
            """,
        wrong: """
            module A {
                view { func show() }
                interactor { func load() { view?.show() } }
            }
            """,
        right: """
            module A {
                view { func show() }
                interactor { func load() { output?.didLoad() } }
                output { func didLoad() { view?.show() } }
            }
            """)
}

extension Diagnostic {
    static func roleOutOfScope(
        _ role: String, owner: BodyOwner, _ naming: Naming, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .roleOutOfScope, "the \(owner.rawValue) cannot call '\(role)': \(owner.reach(naming))", at: location,
            notes: [Note(way(out: role, owner, naming))])
    }

    private static func way(out role: String, _ owner: BodyOwner, _ naming: Naming) -> String {
        switch (owner, role) {
        case (.presenter, naming.output.property): "call the member itself: the presenter is the output"
        case (.presenter, naming.presenter.property): "call the member itself, or 'self'"
        case (.presenter, _): "add a member to 'router', which calls 'navigation'"
        case (.interactor, _): "tell it to '\(naming.output.property)', and let the presenter go on from there"
        case (.router, _): "let the presenter do it, or pass what is needed to the router's member"
        }
    }
}
