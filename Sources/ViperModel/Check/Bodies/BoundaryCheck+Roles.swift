import Diagnostics
import SwiftSource
import ViperSpec

/// Checks that a body may use a part, and that it calls it with `?.` where the part may be gone.
extension BoundaryCheck {
    mutating func checkReference(_ reference: Reference, in scope: Scope, from caller: Member, _ body: Body) {
        guard let member = reference.member, member.name != "self" else { return }
        let place = SourceLocation(body.source, reference.name.range)
        guard let role = scope.roles[reference.name.name] else {
            diagnostics.report(
                .roleOutOfScope,
                "the \(scope.owner.kind.rawValue) cannot call '\(reference.name.name)': \(scope.owner.reach(naming))",
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
                            ? "add '\(section) { … }'"
                            : "its interactors are called " + namedInteractors.joined(separator: ", "))
                ])
        case .renamed(let property):
            diagnostics.report(
                .renamedPart, "'\(reference.name.name)' is called '\(property)' in this project",
                at: place, fixIts: [.replace(reference.name, by: property)])
        case .section(let section):
            checkChaining(reference, role, in: body)
            checkMember(member, of: reference, Callee(section), from: caller, in: body)
        }
    }

    mutating func checkChaining(_ reference: Reference, _ role: Role, in body: Body) {
        if role.chaining == .needed, !reference.isOptionalChained, !reference.isForceUnwrapped {
            diagnostics.report(
                .weakRole, "'\(reference.name.name)' may be gone: it is called '\(reference.name.name)?.'",
                at: SourceLocation(body.source, reference.name.range),
                fixIts: [.insert("?", at: reference.name.range.upperBound)])
        }
        if role.chaining == .refused, reference.isOptionalChained || reference.isForceUnwrapped {
            let end = reference.name.range.upperBound
            let mark = end..<min(body.source.bytes.count, end + 1)
            let text = body.source.text(mark)
            let isNext = text == "?" || text == "!"
            diagnostics.report(
                .strongRole, "'\(reference.name.name)' is never nil",
                at: SourceLocation(body.source, reference.name.range),
                notes: isNext ? [] : ["write '\(reference.name.name).'"],
                fixIts: isNext ? [.delete(mark, "delete '\(text)'")] : [])
        }
        if role.chaining == .needed, let waiting = reference.call?.awaitInArgument {
            diagnostics.append(.awaitInWeakCall(reference, at: waiting, in: body.source))
        }
    }

    private func advice(insteadOf role: String, in owner: ModulePart) -> String {
        switch (owner, role) {
        case (.presenter, naming.output.property): "call the member itself: the presenter is the output"
        case (.presenter, naming.presenter.property): "call the member itself, or 'self'"
        case (.presenter, _): "add a member to 'router', which calls 'navigation'"
        case (.interactor, _): "tell it to '\(naming.output.property)', and let the presenter go on from there"
        case (.view, _), (.router, _): "let the presenter do it, or pass what is needed to the router's member"
        }
    }
}

extension Rule {
    static let missingSection = Rule(
        id: "missingSection", summary: "A part that is called has a section in the module",
        explanation: """
            router, delegate, interactors and outputs exist only where the spec has their section. Several interactors are \
            called by their names: 'search.find(text)'.
            """,
        wrong: "module A { presenter { func didTap() { router.close() } } }",
        right: """
            module A {
                presenter { func didTap() { router.close() } }
                router { func close() { navigation.pop() } }
            }
            """)

    package static let renamedPart = Rule(
        id: "renamedPart", summary: "Specs call parts, and their protocols, by the names that 'naming' gives them",
        explanation: """
            With 'naming { router { property wireframe } }' in App.viper a presenter holds its router as 'wireframe', and \
            that is what bodies call. The old name means nothing any more, unless the class has a property of that name. \
            With 'naming io' the delegate of 'Notes' is 'NotesModuleOutput', and 'any NotesDelegate' means nothing.
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

    static let strongRole = Rule(
        id: "strongRole", summary: "Interactors, router and navigation are called without '?' and '!'",
        explanation: """
            A presenter owns its interactors and its router, and a router its navigation. They are handed to the initialiser \
            and never nil. Where a person writes the classes, for 'emit' has neither 'classes' nor 'assembly', they may hold \
            them in any way.
            """,
        wrong: "module A { presenter { func close() { router?.close() } }; router { func close() } }",
        right: "module A { presenter { func close() { router.close() } }; router { func close() } }")

    static let weakRole = Rule(
        id: "weakRole", summary: "view, delegate and output are called with '?.'",
        explanation: """
            A presenter does not own its view and its delegate, nor an interactor its output: they are weak references, and \
            nil when the screen is gone. As everywhere in Swift that is written: 'view?.show()'.
            """,
        wrong: "module A { view { func show() }; presenter { func viewDidLoad() { view.show() } } }",
        right: "module A { view { func show() }; presenter { func viewDidLoad() { view?.show() } } }")
}
