import Diagnostics
import ViperModel

/// The table of expected uses. Each row states which part should use the members of a section. To add a rule, add a row
/// to the table, and the rule's texts below it.
enum ExpectedUses: LintRule {
    static func unused(in lint: LintContext) -> [Unused] { rows.flatMap { $0.unused(in: lint) } }

    static let rows: [ExpectedUse] = [
        ExpectedUse(
            rule: .unusedMember, section: .view, user: .presenter, isExcepted: isStored),
        ExpectedUse(
            rule: .unusedMember, section: .interactor, user: .presenter,
            isExcepted: { isStored($0, $1) || isCalledByItself($0, $1) }),
        ExpectedUse(
            rule: .unusedMember, section: .delegate, user: .presenter, isExcepted: isStored),
        ExpectedUse(
            rule: .untakenRoute, section: .router, user: .presenter,
            place: "from the presenter", isExcepted: isUsedByItself),
        ExpectedUse(
            rule: .unsentOutput, section: .output, user: .interactor,
            place: "when the result is available"),
        ExpectedUse(
            rule: .unsentEvent, section: .presenter, user: .view,
            place: "from the view", isExcepted: isSentByOthers, isTooEarly: isViewNotBegun),
    ]

    /// Returns whether the member is a stored property of the class. The class itself may use it.
    @Sendable private static func isStored(_ member: Member, _ place: ExpectedUse.Place) -> Bool {
        if case .storedProperty = member.implementation { true } else { false }
    }

    /// Returns whether the part that implements the member uses it: `load()` or `self.load()`.
    @Sendable private static func isCalledByItself(_ member: Member, _ place: ExpectedUse.Place) -> Bool {
        place.implementation.all.contains { $0.uses.contains { $0.isOwn && $0.name == member.baseName } }
    }

    /// Returns whether the part that implements the member may use it.
    @Sendable static func isUsedByItself(_ member: Member, _ place: ExpectedUse.Place) -> Bool {
        place.implementation.usedAnywhere.mayUse(specified: member)
    }
}

extension Rule {
    static let unusedMember = Rule(
        id: "unusedMember", severity: .warning, isAdjustable: true,
        summary: "Declared member is never called",
        explanation: """
            No code calls this member. The presenter calls members of its view, interactor and delegate. Other modules \
            call members of an interface. Interactors call members of a service. Call the member, or delete it from \
            the spec. Nothing is reported while a possible caller still contains stubs.
            """,
        wrong: """
            module List {
                view { func show(); func hide() }
                presenter { func viewDidLoad() { view?.show() } }
            }
            """,
        right: """
            module List {
                view { func show() }
                presenter { func viewDidLoad() { view?.show() } }
            }
            """)

    static let unsentOutput = Rule(
        id: "unsentOutput", severity: .warning, isAdjustable: true,
        summary: "Interactor never calls a member of its output",
        explanation: """
            Neither a body in the spec nor the interactor's class calls this member of the output. The presenter waits \
            for a result that never arrives. Call the member with 'output?.' when the result is available, or \
            delete it from the spec. Nothing is reported while the interactor still contains stubs.
            """,
        wrong: "module List { interactor { func load() {} }; output { func didLoad() {} } }",
        right: "module List { interactor { func load() { output?.didLoad() } }; output { func didLoad() {} } }")

    static let untakenRoute = Rule(
        id: "untakenRoute", severity: .warning, isAdjustable: true,
        summary: "Presenter never calls a member of its router",
        explanation: """
            Neither a body in the spec nor the presenter's class calls this member of the router. Call the member \
            where the screen should be opened or closed, or delete it from the spec. Nothing is reported while the \
            presenter still contains stubs.
            """,
        wrong: "module List { presenter { func didTapClose() {} }; router { func close() { navigation.pop() } } }",
        right: """
            module List {
                presenter { func didTapClose() { router.close() } }
                router { func close() { navigation.pop() } }
            }
            """)

    static let unsentEvent = Rule(
        id: "unsentEvent", severity: .warning, isAdjustable: true,
        summary: "View never uses a member of its presenter",
        explanation: """
            The presenter has this member for its view, but the view never calls it, so the user's action has no \
            effect. A typical cause is a button without an action. Call the member with 'presenter.', or delete it \
            from the spec. Nothing is reported while the view still contains stubs or is unmodified.
            """,
        wrong: """
            // module List { presenter { func viewDidLoad() { … } } }
            final class ListView {
                func show() { title = "" }
            }
            """,
        right: """
            final class ListView {
                func show() { title = "" }
                func appear() { presenter.viewDidLoad() }
            }
            """)
}
