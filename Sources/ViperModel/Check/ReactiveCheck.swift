import Diagnostics
import SwiftSource
import ViperSpec

/// Checks that modules with `style reactive` have nothing that only classes and protocols can have, such as state or an output.
struct ReactiveCheck {
    private var diagnostics: [Diagnostic] = []

    static func findings(_ program: Program) -> [Diagnostic] {
        guard program.app.style == .reactive else { return [] }
        var check = ReactiveCheck()
        for module in program.modules { check.checkModule(module, naming: program.app.naming) }
        return check.diagnostics
    }

    private mutating func checkModule(_ module: Module, naming: Naming) {
        let classSections = module.optional.all.filter { $0.kind != .router } + module.interactors.compactMap(\.output)
        for section in classSections + module.delegations.map(\.section) {
            diagnostics.append(.notReactive(section.kind, at: section.location))
        }
        let streams = [module.view, module.presenter] + (module.router.map { [$0] } ?? [])
        for section in streams + module.interactors.map(\.input) { checkHead(of: section) }
        for section in streams { checkStream(section) }
        for parameter in module.view.parameters {
            refuse(
                "what a view takes", "let the presenter take it, and send what the view is to show",
                at: parameter.location)
        }
        for interactor in module.interactors { checkInteractor(interactor.input) }
    }

    /// Reports a thing of classes: `what` begins the sentence, `state`, and `way` says what to do instead.
    private mutating func refuse(_ what: String, _ way: String, at location: SourceLocation) {
        diagnostics.report(
            .notReactive, "\(what) has no meaning with 'style reactive'", at: location, notes: [.init(way)])
    }

    /// Refuses what belongs to a class or a protocol: state, inherited protocols and attributes.
    private mutating func checkHead(of section: Section) {
        for state in section.state {
            refuse("state", "keep it in a variable of the function", at: state.location)
        }
        for helper in section.helpers {
            refuse("a private member", "declare a function in the Swift file", at: helper.location)
        }
        if !section.inherited.isEmpty {
            refuse("an inherited protocol", "there are no protocols: leave it out", at: section.location)
        }
        if !section.attributes.isEmpty {
            refuse("an attribute of a section", "there are no protocols: leave it out", at: section.location)
        }
    }

    /// Checks a section whose members become the cases of an enum.
    private mutating func checkStream(_ section: Section) {
        var names: Set<String> = []
        for member in section.members {
            let name = member.baseName
            if !names.insert(name).inserted {
                diagnostics.report(
                    .notReactive, "with 'style reactive' there is one member of the name '\(name)' in a section",
                    at: member.location,
                    notes: ["members become the cases of an enum: give this one a name of its own"])
            }
            guard let function = member.requirement.function else {
                refuse("a property", "make it a value of the stream: 'func \(name)(_ value: …)'", at: member.location)
                continue
            }
            let isRoute = section.kind == .router
            if !isPlain(function, of: member) || (function.effects.isAsync && !isRoute) {
                refuse(
                    "anything but plain parameters", "a stream carries values: leave out results, effects and generics",
                    at: member.location)
            }
            checkBody(of: member, isRoute: isRoute)
        }
    }

    private func isPlain(_ function: FunctionSyntax, of member: Member) -> Bool {
        function.result == nil && function.effects.throwing == .never && function.genericParameters.isEmpty
            && !member.requirement.isStatic && function.parameters.allSatisfy(\.isPlain)
    }

    private mutating func checkBody(of member: Member, isRoute: Bool) {
        if case .body = member.implementation {
            guard !isRoute else { return }
            refuse(
                "a body of a presenter's member", "the presenter is a function, which you write: leave the body out",
                at: member.location)
        } else if isRoute {
            diagnostics.report(
                .notReactive, "with 'style reactive' the spec says where '\(member.baseName)' goes",
                at: member.location,
                notes: ["give it a body: '{ navigation.dismiss() }', or '{}'"])
        }
    }

    /// Checks that an interactor is one function.
    private mutating func checkInteractor(_ section: Section) {
        guard section.members.count == 1, let member = section.members.first,
            let function = member.requirement.function
        else {
            diagnostics.report(
                .notReactive, "with 'style reactive' an interactor is one function", at: section.location,
                notes: ["give each use case an interactor of its own: 'interactor search(…) { func find() }'"])
            return
        }
        let isPlain = function.genericParameters.isEmpty && !member.requirement.isStatic
        if !isPlain || !function.parameters.allSatisfy(\.isPlain) {
            refuse(
                "a generic or static function", "an interactor is a value: give its parameters types",
                at: member.location)
        }
    }
}

extension Parameter {
    /// Whether a case can carry it and a closure can take it.
    fileprivate var isPlain: Bool {
        guard let type else { return false }
        if case .attributed(let specifiers, _, _) = type.shape, specifiers.contains("inout") { return false }
        return !isVariadic && !type.mentions([])
    }
}

extension Rule {
    static let notReactive = Rule(
        id: "notReactive", summary: "With 'style reactive' a module is made of functions and streams",
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
            default: "leave it out"
            }
        return Diagnostic(
            .notReactive, "'\(section.rawValue)' has no meaning with 'style reactive'", at: location,
            notes: [.init(way)])
    }
}
