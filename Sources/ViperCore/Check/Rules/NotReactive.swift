import Diagnostics
import ViperSpec

extension Rule {
    package static let notReactive = Rule(
        id: "notReactive",
        summary: "With 'style reactive' a module is made of functions and streams",
        explanation: """
            There, 'presenter' lists what happens on the screen, 'view' what the screen shows, and 'router' where it goes from \
            there: each member is a value that a stream carries, and has parameters only. An interactor is one function, \
            which returns its result. Nothing is a class, so nothing has state, properties, protocols to inherit, or somebody \
            to call back: what one module tells another goes through a 'Channel', whose two ends are inputs.
            """,
        wrong: "app Todo { style reactive }\nmodule Add { interactor { func save() }; output { func didSave() } }",
        right: "app Todo { style reactive }\nmodule Add { interactor { func save() async throws } }")
}

extension Diagnostic {
    /// A section that functions have no use for.
    static func notReactive(_ section: SectionKind, at location: SourceLocation) -> Diagnostic {
        let way =
            switch section {
            case .output: "an interactor returns its result: give its function one"
            case .interface: "hand the module a 'Signal' of what it is to know, as an input"
            case .delegate: "hand the module a 'Sender' for what it tells, as an input: 'saved: Sender<Void>'"
            case .on: "take the 'Signal' of a 'Channel' whose 'Sender' the other module is handed"
            case .view, .presenter, .interactor, .router: ""
            }
        return Diagnostic(
            .notReactive, "'\(section.rawValue)' has no meaning with 'style reactive'", at: location,
            notes: [Note(way)])
    }

    /// `what` is the thing, as a sentence begins: `state`.
    static func notReactive(_ what: String, _ way: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .notReactive, "\(what) has no meaning with 'style reactive'", at: location, notes: [Note(way)])
    }

    static func interactorIsOneFunction(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .notReactive, "with 'style reactive' an interactor is one function", at: location,
            notes: [Note("give each use case an interactor of its own: 'interactor search(…) { func find() }'")])
    }

    static func routeNeedsBody(_ member: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .notReactive, "with 'style reactive' the spec says where '\(member)' goes", at: location,
            notes: [Note("give it a body: '{ navigation.dismiss() }', or '{}'")])
    }

    static func oneCaseForName(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .notReactive, "with 'style reactive' there is one member of the name '\(name)' in a section", at: location,
            notes: [Note("members become the cases of an enum: give this one a name of its own")])
    }
}
