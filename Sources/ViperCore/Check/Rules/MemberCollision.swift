import Diagnostics

extension Rule {
    package static let memberCollision = Rule(
        id: "memberCollision",
        summary: "A member is not named like a part that its class already has",
        explanation: """
            A presenter has properties for its view, interactors, router and delegate, an interactor for its output, a router \
            for its navigation, a view for its presenter. Members, state and what an initialiser takes need other names; \
            likewise inputs and assembly lines, which stand beside these parts where the module is put together. Nor may they \
            be named like a function that generated code calls.
            """,
        wrong: "module A { presenter { var view = 0 } }",
        right: "module A { presenter { var viewCount = 0 } }")
}

extension Diagnostic {
    /// `owner` with its article: `the presenter`; `what` of it: `its view`.
    static func memberCollision(
        _ name: String, owner: String, what: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .memberCollision, "\(owner) already has a property '\(name)': \(what)", at: location,
            notes: [Note("choose another name")])
    }

    static func partName(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .memberCollision, "'\(name)' is the name of a part of the module", at: location,
            notes: [Note("choose another name: it stands beside the parts where they are put together")])
    }

    static func calledFunction(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .memberCollision, "generated code calls Swift's own '\(name)', which this would hide", at: location,
            notes: [Note("choose another name")])
    }
}
