import Diagnostics
import ViperModel
import ViperSpec

/// The table of boundaries: part X must not name Y. To add a rule, add a row, and the rule's text below.
enum Boundaries: LintRule {
    static let styles = AppSettings.Style.allCases

    static func findings(in lint: LintContext) -> [Diagnostic] { rows.flatMap { $0.findings(in: lint) } }

    static let view = Boundary(
        rule: .viewBoundary, place: .classes([.view]), forbidden: [.services, .ownParts([.interactor, .router])],
        isAllowed: asksOwnRouter, cause: madeInMember,
        message: { "'\($0.part)' is a view, and names the \($0.meaning) '\($0.name)'" },
        note: { "tell the presenter what a person did; it has the \($0.meaning) do it" })

    static let rows: [Boundary] = [
        view,
        Boundary(
            rule: .interactorBoundary, place: .classes([.interactor]), forbidden: [.ownParts([.view, .router])],
            message: { "'\($0.part)' is an interactor, and names the \($0.meaning) '\($0.name)'" },
            note: { "tell the output what happened; the presenter calls the \($0.meaning)" }),
        Boundary(
            rule: .serviceInPresenter, place: .classes([.presenter]), forbidden: [.services], isAllowed: isInHead,
            message: { "'\($0.part)' is a presenter, and names the service '\($0.name)'" },
            note: { _ in "hand it to the interactor, and ask that" }),
        Boundary(
            rule: .serviceInPresenter, place: .specs([.presenter], [.stored]), forbidden: [.services],
            message: { "the presenter is handed the service '\($0.name)'" }, note: handToInteractor),
        Boundary(
            rule: .openedPastRouter, place: .classes([.view]), forbidden: [.destinations],
            message: { "'\($0.part)' makes the module '\($0.meaning)'" }, note: tellPresenter),
        Boundary(
            rule: .openedPastRouter, place: .classes([.view]), forbidden: [.names(screenChanges)],
            message: { "'\($0.part)' goes to another screen by '\($0.name)'" }, note: tellPresenter),
        Boundary(
            rule: .openedPastRouter, place: .classes([.presenter, .interactor]), forbidden: [.destinations],
            message: { "'\($0.part)' makes the module '\($0.meaning)'" }, note: { _ in "let the router open it" }),
        Boundary(
            rule: .moduleBoundary, place: .classes(allParts), forbidden: [.insidesOfOthers], isAllowed: mayNameInside,
            cause: moduleAndMember,
            message: { "'\($0.part)' reaches '\($0.name)', which is inside the module '\($0.meaning)'" },
            note: wayToModule),
        Boundary(
            rule: .partByClass, place: .classes(allParts), forbidden: [.ownClasses], isAllowed: mayNameClass,
            message: { "'\($0.part)' knows the \($0.meaning) by its class '\($0.name)'" }, note: protocolInstead),
        Boundary(
            rule: .uiType, place: .specs([.presenter, .interface], [.parameters, .results, .stored]),
            forbidden: [.userInterface], isAllowed: isInInterfaceOfRouter,
            message: { "the presenter is not to know '\($0.name)', a type of the user interface" }, note: plainValue),
        Boundary(
            rule: .uiType, place: .specs([.interactor, .output], [.parameters, .results, .stored]),
            forbidden: [.userInterface],
            message: { "the interactor is not to know '\($0.name)', a type of the user interface" }, note: plainValue),
        Boundary(
            rule: .entityInView, place: .specs([.view], [.parameters]), forbidden: [.entities], styles: styles,
            message: { "the entity '\($0.name)' reaches the view" }, note: structInstead),
        Boundary(
            rule: .entityInView, place: .specs([.presenter], [.results]), forbidden: [.entities], styles: styles,
            message: { "the entity '\($0.name)' reaches the view" }, note: structInstead),
    ]

    private static let allParts: [SectionKind] = [.view, .presenter, .interactor, .router]

    /// Whether a view that comes from a storyboard asks its own router to put the module together.
    @Sendable private static func asksOwnRouter(_ mention: Mention) -> Bool {
        guard let (part, use) = mention.code else { return false }
        return mention.lint.asksRouter(of: mention.module, use, in: part.code)
    }

    /// A view that makes the other parts in one member makes one mistake.
    @Sendable private static func madeInMember(_ mention: Mention) -> String {
        guard let (part, use) = mention.code, part.code.text(use.index + 1) == "(" else { return mention.name }
        return "made \(mention.memberStart)"
    }

    @Sendable private static func tellPresenter(_: Mention) -> String {
        "tell the presenter what a person did, and let its router open what comes"
    }

    @Sendable private static func handToInteractor(_ mention: Mention) -> String {
        let handed = mention.location.file.text(mention.location.range)
        return "hand it to the interactor: 'interactor(\(handed): any \(mention.name))'"
    }

    @Sendable private static func plainValue(_: Mention) -> String {
        "pass what it stands for: an id, an index, a name, a struct of the spec"
    }

    @Sendable private static func structInstead(_: Mention) -> String {
        "hand it a struct of what it shows"
    }

    /// The names by which UIKit and SwiftUI go to another screen.
    private static let screenChanges: Set = [
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
        "performSegue",
        "showDetailViewController", "NavigationLink", "navigationDestination",
    ]

    /// Whether the spec hands the presenter a service or keeps it there: that is reported in the spec.
    @Sendable private static func isInHead(_ mention: Mention) -> Bool {
        let presenter = mention.lint.program.modules[mention.module].presenter
        let types = presenter.parameters.map(\.type) + presenter.state.compactMap(\.type)
        return types.contains { $0.mentionedNames.contains(mention.name) }
    }

    /// Whether it is in an interface that a router implements, as in apps where that makes the module's screen.
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
        summary: "A view names no interactor, router or service",
        explanation: """
            A view shows what it is told and tells its presenter what a person does. With an interactor, a router or a \
            service in its hands it begins to decide, where no test sees it. Add a member to the presenter's section of the \
            spec, and call that.
            """,
        wrong: "final class ListView {\n    var store: (any Store)?\n}",
        right: "final class ListView {\n    let presenter: any ListPresenterProtocol\n}")

    static let interactorBoundary = Rule(
        id: "interactorBoundary", isAdjustable: true,
        summary: "An interactor names neither a view nor a router",
        explanation: """
            An interactor does the work and tells its output what came of it. What the screen shows and where it goes from \
            there is the presenter's to decide. Send the outcome, and let the presenter call the view or the router.
            """,
        wrong: "final class ListInteractor {\n    weak var screen: (any ListViewProtocol)?\n}",
        right:
            "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")

    static let serviceInPresenter = Rule(
        id: "serviceInPresenter", isAdjustable: true, summary: "A presenter is handed no service",
        explanation: """
            Services are what interactors work with: stores, clients, clocks. A presenter that has one does the interactor's \
            work beside its own, and has to be tested with both. Hand the service to the interactor, and let the presenter \
            ask that.
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
        id: "openedPastRouter", isAdjustable: true, summary: "The router alone goes to other screens",
        explanation: """
            A view that pushes, and whoever makes the value of another module, decides where the app goes where no test sees \
            it. Tell the presenter what a person did, let it call a member of the router, and open the module there: \
            'navigation.push(DetailModule())'. An alert, which is part of its own screen, a view may present.
            """,
        wrong: """
            final class ListView {
                func didTap() { navigationController?.pushViewController(next, animated: true) }
            }
            """,
        right: "final class ListView {\n    func didTap() { presenter.viewDidLoad() }\n}")

    static let uiType = Rule(
        id: "uiType", isAdjustable: true,
        summary: "No type of a UI framework stands in what a presenter or an interactor is asked",
        explanation: """
            A presenter and an interactor know nothing of how a screen is drawn: that keeps them testable on any machine, \
            and the same for any kit. Pass what the type stands for instead: data or a \
            name for a UIImage, the screen that it belongs to for a UIViewController, and leave the view to the view.
            """,
        wrong: "module List { presenter { func didPick(_ image: UIImage) } }",
        right: "module List { presenter { func didPick(_ image: Data) } }")

    static let entityInView = Rule(
        id: "entityInView", severity: .warning, isAdjustable: true,
        summary: "Entities do not reach a view",
        explanation: """
            An entity is what the interactor works on. A view that knows it changes whenever the entity does, and begins to \
            decide what should be shown. Make a struct of what is on the screen, and let the presenter fill it. Teams that \
            see it otherwise write 'rules { entityInView off }' in App.viper, or 'error'.
            """,
        wrong: "entity User { let name: String }\nmodule A { view { func show(_ user: User) } }",
        right: "entity User { let name: String }\nmodule A { view { func show(name: String) } }")
}
