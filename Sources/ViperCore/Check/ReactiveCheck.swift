import Diagnostics
import SwiftSource
import ViperSpec

/// What a module of functions and streams can be made of.
struct ReactiveCheck {
    private var diagnostics: [Diagnostic] = []

    static func findings(_ program: Program) -> [Diagnostic] {
        guard program.app.style == .reactive else { return [] }
        var check = ReactiveCheck()
        for module in program.modules { check.check(module, naming: program.app.naming) }
        return check.diagnostics
    }

    private mutating func check(_ module: Module, naming: Naming) {
        let others = [module.interface, module.delegate].compactMap(\.self) + module.interactors.compactMap(\.output)
        for section in others + module.delegations.map(\.section) {
            diagnostics.append(.notReactive(section.kind, at: section.location))
        }
        let streams = [module.view, module.presenter] + (module.router.map { [$0] } ?? [])
        for section in streams + module.interactors.map(\.input) { checkHead(of: section) }
        for section in streams { checkStream(section) }
        for parameter in module.view.parameters {
            diagnostics.append(
                .notReactive(
                    "what a view takes", "let the presenter take it, and send what the view is to show",
                    at: parameter.location))
        }
        for interactor in module.interactors { checkInteractor(interactor.input) }
    }

    /// What belongs to a class or a protocol.
    private mutating func checkHead(of section: Section) {
        for state in section.state {
            diagnostics.append(
                .notReactive("state", "keep it in a variable of the function", at: state.location))
        }
        if !section.inherited.isEmpty {
            diagnostics.append(
                .notReactive("an inherited protocol", "there are no protocols: leave it out", at: section.location))
        }
        if !section.attributes.isEmpty {
            diagnostics.append(
                .notReactive("an attribute of a section", "there are no protocols: leave it out", at: section.location))
        }
    }

    private mutating func checkStream(_ section: Section) {
        var names: Set<String> = []
        for member in section.members {
            let name = member.baseName
            if !names.insert(name).inserted { diagnostics.append(.oneCaseForName(name, at: member.location)) }
            guard case .function(let function) = member.requirement.kind else {
                diagnostics.append(
                    .notReactive(
                        "a property", "make it a value of the stream: 'func \(name)(_ value: …)'", at: member.location
                    ))
                continue
            }
            let isRoute = section.kind == .router
            if !isPlain(function, of: member) || (function.effects.isAsync && !isRoute) {
                diagnostics.append(
                    .notReactive(
                        "anything but plain parameters",
                        "a stream carries values: leave out results, effects and generics",
                        at: member.location))
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
            diagnostics.append(
                .notReactive(
                    "a body of a presenter's member",
                    "the presenter is a function, which you write: leave the body out", at: member.location))
        } else if isRoute {
            diagnostics.append(.routeNeedsBody(member.baseName, at: member.location))
        }
    }

    private mutating func checkInteractor(_ section: Section) {
        guard section.members.count == 1, let member = section.members.first,
            case .function(let function) = member.requirement.kind
        else {
            diagnostics.append(.interactorIsOneFunction(at: section.location))
            return
        }
        let isPlain = function.genericParameters.isEmpty && !member.requirement.isStatic
        if !isPlain || !function.parameters.allSatisfy(\.isPlain) {
            diagnostics.append(
                .notReactive(
                    "a generic or static function", "an interactor is a value: give its parameters types",
                    at: member.location))
        }
    }
}

extension Parameter {
    /// What a case can carry and a closure can take.
    fileprivate var isPlain: Bool {
        guard let type else { return false }
        if case .attributed(let specifiers, _, _) = type.shape, specifiers.contains("inout") { return false }
        return !isVariadic && !type.mentions([])
    }
}
