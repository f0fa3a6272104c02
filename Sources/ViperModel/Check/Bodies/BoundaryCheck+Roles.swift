import Diagnostics
import SwiftSource
import ViperSpec

/// Checks that a body may call a part, and that it writes `?.` if the part may be nil, and only then.
extension BoundaryCheck {
    mutating func checkReference(_ reference: Reference, in scope: Scope, from caller: Member, _ body: Body) {
        guard let member = reference.member, member.name != "self" else { return }
        let place = SourceLocation(body.source, reference.name.range)
        guard let role = scope.roles[reference.name.name] else {
            diagnostics.report(
                .roleOutOfScope,
                "\(scope.owner.kind.rawValue) cannot call '\(reference.name.name)'",
                at: place,
                notes: [.init(advice(insteadOf: reference.name.name, in: scope.owner))])
            return
        }
        switch role.target {
        case .missing(let section):
            let namedInteractors =
                section == "interactor" ? module.interactors.compactMap(\.name).map { "'\($0)'" } : []
            diagnostics.report(
                .missingSection, "module '\(module.name)' has no '\(section)' section", at: place,
                notes: [
                    .init(
                        namedInteractors.isEmpty
                            ? "add a section '\(section) { … }' to the module"
                            : "call an interactor by its name: " + namedInteractors.joined(separator: ", "))
                ])
        case .renamed(let property):
            diagnostics.report(
                .renamedPart, "'\(reference.name.name)' is named '\(property)' in this project",
                at: place, fixIts: [.replace(reference.name, by: property)])
        case .section(let section):
            checkChaining(reference, role, in: body)
            checkMember(member, of: reference, Callee(section), from: caller, in: body)
        }
    }

    mutating func checkChaining(_ reference: Reference, _ role: Role, in body: Body) {
        if role.chaining == .needed, !reference.isOptionalChained, !reference.isForceUnwrapped {
            diagnostics.report(
                .weakRole, "weak reference '\(reference.name.name)' called without '?'",
                at: SourceLocation(body.source, reference.name.range),
                fixIts: [.insert("?", at: reference.name.range.upperBound)])
        }
        if role.chaining == .refused, reference.isOptionalChained || reference.isForceUnwrapped {
            let end = reference.name.range.upperBound
            let mark = end..<min(body.source.bytes.count, end + 1)
            let text = body.source.text(mark)
            let isNext = text == "?" || text == "!"
            diagnostics.report(
                .strongRole, "'\(reference.name.name)' is not optional",
                at: SourceLocation(body.source, reference.name.range),
                notes: isNext ? [] : ["write '\(reference.name.name).'"],
                fixIts: isNext ? [.delete(mark, "remove '\(text)'")] : [])
        }
        if role.chaining == .needed, let waiting = reference.call?.awaitInArgument {
            reportAwait(at: waiting, inArgumentOf: reference, body)
        }
    }

    private func advice(insteadOf role: String, in owner: ModulePart) -> String {
        switch (owner.kind, role) {
        case (.presenter, naming.output.property): "call the member directly: the presenter itself is the output"
        case (.presenter, naming.presenter.property): "call the member directly, or on 'self'"
        case (.presenter, _): "add a member to 'router' that calls 'navigation'"
        case (.interactor, _): "call '\(naming.output.property)', and let the presenter react to this call"
        case (.router, _):
            "let the presenter make this call, or give the router's member a parameter for the value that it needs"
        default: "let the presenter make this call"
        }
    }
}

extension Rule {
    static let missingSection = Rule(
        id: "missingSection", summary: "Called part has no section in this module",
        explanation: """
            A router, a delegate, an interactor or an output exists only if the spec has its section. Add the section. \
            If a module has several interactors, call each by its name: 'search.find(text)'.
            """,
        wrong: "module A { presenter { func didTap() { router.close() } } }",
        right: """
            module A {
                presenter { func didTap() { router.close() } }
                router { func close() { navigation.pop() } }
            }
            """)

    package static let renamedPart = Rule(
        id: "renamedPart", summary: "Part or protocol has another name under 'naming'",
        explanation: """
            With 'naming { router { property wireframe } }' in App.viper, bodies call the router 'wireframe'. The old \
            name is unknown, unless the class has a property with that name. With 'naming io', the delegate of 'Notes' \
            is 'NotesModuleOutput', and 'any NotesDelegate' is unknown. Use the name from 'naming'.
            """,
        wrong: """
            app Todo { naming { router { property wireframe } } }
            module Notes {
                presenter { func didTap() { router.close() } }
                router { func close() { navigation.pop() } }
            }
            """,
        right: """
            app Todo { naming { router { property wireframe } } }
            module Notes {
                presenter { func didTap() { wireframe.close() } }
                router { func close() { navigation.pop() } }
            }
            """)

    static let roleOutOfScope = Rule(
        id: "roleOutOfScope", isAdjustable: true,
        summary: "Call crosses a VIPER boundary",
        explanation: """
            The presenter (sections 'presenter', 'output', 'interface' and 'on') calls the view, interactors, the \
            router and the delegate. An interactor calls its output. A router calls navigation. So an interactor never \
            calls a view, and a router never calls its presenter. Pass a router the values that it needs. The rule \
            ignores parameters, local names, state and initializer parameters that have the name of a part.
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

    static let strongRole = Rule(
        id: "strongRole", summary: "'?' or '!' on a part that is never nil",
        explanation: """
            A presenter owns its interactors and its router, and a router owns its navigation. They are initializer \
            parameters and never nil. Remove the '?' or '!'. If 'emit' includes neither 'classes' nor 'assembly', you \
            write the classes and may store these parts in any way.
            """,
        wrong: "module A { presenter { func close() { router?.close() } }; router { func close() } }",
        right: "module A { presenter { func close() { router.close() } }; router { func close() } }")

    static let weakRole = Rule(
        id: "weakRole", summary: "'view', 'delegate' or 'output' called without '?'",
        explanation: """
            'view', 'delegate' and 'output' are weak references. They are nil after the screen is closed. Use optional \
            chaining: 'view?.show()'.
            """,
        wrong: "module A { view { func show() }; presenter { func viewDidLoad() { view.show() } } }",
        right: "module A { view { func show() }; presenter { func viewDidLoad() { view?.show() } } }")
}
