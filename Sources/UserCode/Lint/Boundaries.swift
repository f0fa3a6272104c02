import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// The table of boundaries. Each row states which names some parts must not use. To add a rule, add a row to the table,
/// and the rule's texts below it.
enum Boundaries: LintRule {
    static let styles = AppSettings.Style.allCases

    static func findings(in lint: LintContext) -> [Diagnostic] { rows.flatMap { $0.findings(in: lint) } }

    static let view = Boundary(
        rule: .viewBoundary, place: .classes([.view]),
        forbidden: [.services, .ownParts(partsOfPresenter(besides: .view))],
        isAllowed: assemblesModule, cause: madeInMember,
        message: { "view '\($0.part)' refers to \($0.meaning) '\($0.name)'" },
        note: { "call the presenter, and let it call the \($0.meaning)" })

    static let rows: [Boundary] = [
        view,
        Boundary(
            rule: .interactorBoundary, place: .classes([.interactor]),
            forbidden: [.ownParts(partsOfPresenter(besides: .interactor))],
            message: { "interactor '\($0.part)' refers to \($0.meaning) '\($0.name)'" },
            note: { "call the output, and let the presenter call the \($0.meaning)" }),
        Boundary(
            rule: .serviceInPresenter, place: .classes([.presenter]), forbidden: [.services], isAllowed: isInHead,
            message: { "presenter '\($0.part)' refers to service '\($0.name)'" },
            note: { _ in "pass the service to the interactor, and call the interactor" }),
        Boundary(
            rule: .serviceInPresenter, place: .specs([.presenter], [.stored]), forbidden: [.services],
            message: { "presenter takes the service '\($0.name)'" }, note: handToInteractor),
        Boundary(
            rule: .openedPastRouter, place: .classes([.view]), forbidden: [.destinations],
            message: { "'\($0.part)' opens module '\($0.meaning)' without the router" }, note: tellPresenter),
        Boundary(
            rule: .openedPastRouter, place: .classes([.view]), forbidden: [.names(screenChanges)],
            isAllowed: showsScreenOfPresenter,
            message: { "'\($0.part)' navigates with '\($0.name)'" }, note: tellPresenter),
        Boundary(
            rule: .openedPastRouter, place: .classes([.presenter, .interactor]), forbidden: [.destinations],
            message: { "'\($0.part)' opens module '\($0.meaning)' without the router" },
            note: { _ in "open it from the router" }),
        Boundary(
            rule: .moduleBoundary, place: .classes(SectionKind.withClass), forbidden: [.insidesOfOthers],
            isAllowed: mayNameInside, cause: moduleAndMember,
            message: { "'\($0.part)' refers to '\($0.name)' inside module '\($0.meaning)'" },
            note: wayToModule),
        Boundary(
            rule: .partByClass, place: .classes(SectionKind.withClass), forbidden: [.ownClasses],
            isAllowed: mayNameClass,
            message: { "'\($0.part)' refers to the \($0.meaning) by its class '\($0.name)'" }, note: protocolInstead),
        Boundary(
            rule: .uiType, place: .specs([.presenter, .interface], [.parameters, .results, .stored]),
            forbidden: [.userInterface], isAllowed: isInInterfaceOfRouter,
            message: { "presenter uses '\($0.name)', a type of a UI framework" }, note: plainValue),
        Boundary(
            rule: .uiType, place: .specs([.interactor, .output], [.parameters, .results, .stored]),
            forbidden: [.userInterface],
            message: { "interactor uses '\($0.name)', a type of a UI framework" }, note: plainValue),
        Boundary(
            rule: .entityInView, place: .specs([.view], [.parameters]), forbidden: [.entities], styles: styles,
            message: { "entity '\($0.name)' is exposed to the view" }, note: structInstead),
        Boundary(
            rule: .entityInView, place: .specs([.presenter], [.results]), forbidden: [.entities], styles: styles,
            message: { "entity '\($0.name)' is exposed to the view" }, note: structInstead),
    ]

    /// Returns the parts that the presenter refers to and that have a class, except `part`.
    static func partsOfPresenter(besides part: SectionKind) -> [SectionKind] {
        PartLink.rows(of: .presenter).map(\.section).filter { $0.hasClass && $0 != part }
    }

    /// Returns whether the use assembles the module: it is in a static function of the view, or calls a static function
    /// of the module's router.
    @Sendable private static func assemblesModule(_ mention: Mention) -> Bool {
        guard let (part, use) = mention.code else { return false }
        return mention.member?.isStaticFunction ?? false
            || mention.lint.callsStaticRouterFunction(of: mention.module, use, in: part.code)
    }

    /// Returns whether a SwiftUI link shows a screen that the presenter returns:
    /// `NavigationLink(destination: presenter.detail())`. The presenter gets the screen from the router.
    @Sendable private static func showsScreenOfPresenter(_ mention: Mention) -> Bool {
        guard let (part, _) = mention.code else { return false }
        let presenter = mention.lint.naming.presenter.property
        var isFound = false
        func visit(_ expression: Expression) {
            if case .call(let callee, let arguments, let closures) = expression.kind,
                callee.range.upperBound == mention.location.range.upperBound,
                let screen = arguments.first(where: { $0.label?.name == "destination" }) ?? closures.first
            {
                isFound = part.code.uses.contains { use in
                    use.name == presenter && part.code.text(use.index + 1) == "."
                        && screen.value.range.contains(part.code.tokens[use.index].range.lowerBound)
                }
            }
            expression.forEachPart(visit)
        }
        for (_, block) in part.bodies { block.forEachExpression(visit) }
        return isFound
    }

    /// Returns the same key (`Boundary.cause`) for all parts that a view creates in one member, so that the member is
    /// reported once.
    @Sendable private static func madeInMember(_ mention: Mention) -> String {
        guard let (part, use) = mention.code, part.code.text(use.index + 1) == "(" else { return mention.name }
        return "made \(mention.memberStart)"
    }

    @Sendable private static func tellPresenter(_: Mention) -> String {
        "call the presenter, and let its router open the screen"
    }

    @Sendable private static func handToInteractor(_ mention: Mention) -> String {
        let handed = mention.location.file.text(mention.location.range)
        return "move the service to the interactor: 'interactor(\(handed): any \(mention.name))'"
    }

    @Sendable private static func plainValue(_: Mention) -> String {
        "pass a plain value: an ID, an index, a name, or a struct of the spec"
    }

    @Sendable private static func structInstead(_: Mention) -> String {
        "pass a struct with the values that the view shows"
    }

    /// The names of members and types with which UIKit and SwiftUI open or close a screen.
    private static let screenChanges: Set = [
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
        "performSegue",
        "showDetailViewController", "NavigationLink", "navigationDestination",
    ]

    /// Returns whether the service is a parameter or state of the presenter in the spec. Another row reports it there.
    @Sendable private static func isInHead(_ mention: Mention) -> Bool {
        let presenter = mention.lint.program.modules[mention.module].presenter
        let types = presenter.parameters.map(\.type) + presenter.state.compactMap(\.type)
        return types.contains { $0.mentionedNames.contains(mention.name) }
    }

    /// Returns whether the type is in an interface that the module's router implements. In some apps, such an interface
    /// creates the screen.
    @Sendable private static func isInInterfaceOfRouter(_ mention: Mention) -> Bool {
        guard mention.part == SectionKind.interface.rawValue,
            let interface = mention.lint.program.modules[mention.module].interface
        else { return false }
        return mention.lint.code(of: .router, in: mention.module).parts.contains { router in
            router.declaration.inherited.contains { $0.mentionedNames.contains(interface.protocolName) }
        }
    }
}

extension Rule {
    static let viewBoundary = Rule(
        id: "viewBoundary", isAdjustable: true,
        summary: "View refers to an interactor, router or service",
        explanation: """
            A view shows what it receives and reports user events to its presenter. A view that refers to an \
            interactor, a router or a service makes decisions that no test covers. Declare a member in the presenter's \
            section of the spec, and call that member.
            """,
        wrong: "final class ListView {\n    var store: (any Store)?\n}",
        right: "final class ListView {\n    let presenter: any ListPresenterProtocol\n}")

    static let interactorBoundary = Rule(
        id: "interactorBoundary", isAdjustable: true,
        summary: "Interactor refers to a view or router",
        explanation: """
            An interactor does the work and reports the result to its output. The presenter decides what the screen \
            shows and which screen comes next. Call the output, and let the presenter call the view or the router.
            """,
        wrong: "final class ListInteractor {\n    weak var screen: (any ListViewProtocol)?\n}",
        right:
            "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")

    static let serviceInPresenter = Rule(
        id: "serviceInPresenter", isAdjustable: true, summary: "Service injected into a presenter",
        explanation: """
            Services, such as stores, clients and clocks, belong to interactors. A presenter that uses a service does \
            the interactor's work, and the presenter's tests have to cover both. Pass the service to the interactor, \
            and let the presenter call the interactor.
            """,
        wrong:
            "service Store { func count() -> Int }\nmodule List { presenter(store: any Store) { func viewDidLoad() } }",
        right: """
            service Store { func count() -> Int }
            module List {
                presenter { func viewDidLoad() { interactor.load() } }
                interactor(store: any Store) { func load() }
            }
            """)

    static let openedPastRouter = Rule(
        id: "openedPastRouter", isAdjustable: true, summary: "Navigation outside the router",
        explanation: """
            The router decides where the app goes. If a view pushes a screen, or a part other than the router creates \
            another module's destination, no test covers that decision. Let the view call the presenter, and the \
            presenter a member of the router. Open the module in that member: 'navigation.push(DetailModule())'. A \
            view may present an alert, because an alert is part of its own screen.
            """,
        wrong: """
            final class ListView {
                func didTap() { navigationController?.pushViewController(next, animated: true) }
            }
            """,
        right: "final class ListView {\n    func didTap() { presenter.viewDidLoad() }\n}")

    static let uiType = Rule(
        id: "uiType", isAdjustable: true,
        summary: "UI framework type in a presenter or interactor",
        explanation: """
            Presenters and interactors must not depend on how a screen is drawn. Without types of a UI framework, you \
            can test them on any machine, and keep them if you change the UI kit. Instead of a UIImage, pass its data \
            or its name.
            """,
        wrong: "module List { presenter { func didPick(_ image: UIImage) } }",
        right: "module List { presenter { func didPick(_ image: Data) } }")

    static let entityInView = Rule(
        id: "entityInView", severity: .warning, isAdjustable: true,
        summary: "Entity exposed to a view",
        explanation: """
            Interactors work on entities. If a view uses an entity, a change of the entity changes the view too, and \
            the view decides what to show. Declare a struct with the values that the view shows, and let the presenter \
            fill it. If your team disagrees, write 'rules { entityInView off }' in App.viper.
            """,
        wrong: "entity User { let name: String }\nmodule A { view { func show(_ user: User) } }",
        right: "entity User { let name: String }\nmodule A { view { func show(name: String) } }")
}
