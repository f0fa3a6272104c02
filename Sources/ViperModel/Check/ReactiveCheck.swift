import Diagnostics
import SwiftSource
import ViperSpec

/// Checks modules with `style reactive`, which have no classes and protocols. So they cannot contain, for example,
/// state or an output.
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
                "a parameter of a view", "pass it to the presenter, which sends the view the values to show",
                at: parameter.location)
        }
        for interactor in module.interactors { checkInteractor(interactor.input) }
    }

    /// Reports a feature that only classes have. `what` is the start of the message, such as `state`. `way` is
    /// advice.
    private mutating func refuse(_ what: String, _ way: String, at location: SourceLocation) {
        diagnostics.report(
            .notReactive, "\(what) is not supported with 'style reactive'", at: location, notes: [.init(way)])
    }

    /// Reports features of a class or a protocol: state, inherited protocols and attributes.
    private mutating func checkHead(of section: Section) {
        for state in section.state {
            refuse(
                "state", "remove the 'var', and keep its value in a variable of a function in your Swift file",
                at: state.location)
        }
        for helper in section.helpers {
            refuse("a private member", "move it from the spec to your Swift file", at: helper.location)
        }
        if !section.inherited.isEmpty {
            refuse(
                "an inherited protocol", "remove it; with 'style reactive' there are no protocols", at: section.location
            )
        }
        if !section.attributes.isEmpty {
            refuse(
                "an attribute of a section", "remove it; with 'style reactive' there are no protocols",
                at: section.location)
        }
    }

    /// Checks a section whose members become the cases of an enum.
    private mutating func checkStream(_ section: Section) {
        var names: Set<String> = []
        for member in section.members {
            let name = member.baseName
            if !names.insert(name).inserted {
                diagnostics.report(
                    .notReactive, "duplicate member name '\(name)' in a section with 'style reactive'",
                    at: member.location,
                    notes: ["rename it; members become the cases of an enum"])
            }
            guard let function = member.requirement.function else {
                refuse("a property", "send it through the stream: 'func \(name)(_ value: …)'", at: member.location)
                continue
            }
            let isRoute = section.kind == .router
            if !isPlain(function, of: member) || (function.effects.isAsync && !isRoute) {
                refuse(
                    "anything but plain parameters",
                    "remove results, effects and generics; a stream carries only parameters",
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
                "a body of a presenter's member", "remove the body; you write the presenter as a function",
                at: member.location)
        } else if isRoute {
            diagnostics.report(
                .notReactive, "'\(member.baseName)' needs a body with 'style reactive'",
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
                .notReactive, "interactor must be one function with 'style reactive'", at: section.location,
                notes: ["declare one interactor for each use case: 'interactor search(…) { func find() }'"])
            return
        }
        let isPlain = function.genericParameters.isEmpty && !member.requirement.isStatic
        if !isPlain || !function.parameters.allSatisfy(\.isPlain) {
            refuse(
                "a generic or static function", "remove 'static', and give the function's parameters concrete types",
                at: member.location)
        }
    }
}

extension Parameter {
    /// Whether the parameter can become a value of an enum case and a parameter of a closure.
    fileprivate var isPlain: Bool {
        guard let type else { return false }
        if case .attributed(let specifiers, _, _) = type.shape, specifiers.contains("inout") { return false }
        return !isVariadic && !type.mentions([])
    }
}

extension Rule {
    static let notReactive = Rule(
        id: "notReactive", summary: "Not supported with 'style reactive'",
        explanation: """
            With 'style reactive', 'presenter' lists events of the screen, 'view' the values that the screen shows, \
            and 'router' the ways to other screens. Each member is a value sent through a stream and has only \
            parameters. An interactor is one function that returns its result. There are no classes, so there is no \
            state, no properties, no inherited protocols and no delegates. To report something to another module, \
            create a 'Channel'. The module that reports takes the 'Sender' as an input, and the module that listens \
            takes the 'Signal'.
            """,
        wrong: "app Todo { style reactive }\nmodule Add { interactor { func save() }; output { func didSave() } }",
        right: "app Todo { style reactive }\nmodule Add { interactor { func save() async throws } }")
}

extension Diagnostic {
    /// Returns an error for a section that does not exist with `style reactive`.
    static func notReactive(_ section: SectionKind, at location: SourceLocation) -> Diagnostic {
        let way =
            switch section {
            case .output: "return the result from the interactor's function"
            case .interface: "pass a 'Signal' to the module as an input"
            case .delegate: "pass a 'Sender' to the module as an input: 'saved: Sender<Void>'"
            case .on: "create a 'Channel', pass its 'Sender' to the module that 'on' names, and use its 'Signal' here"
            default: "remove it"
            }
        return Diagnostic(
            .notReactive, "'\(section.rawValue)' is not supported with 'style reactive'", at: location,
            notes: [.init(way)])
    }
}
