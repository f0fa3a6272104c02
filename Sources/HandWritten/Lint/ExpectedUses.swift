import Diagnostics
import ViperModel

/// The table of expected uses: a part should use what another part declares for it. To add a rule, add a row, and the rule's text
/// below.
enum ExpectedUses: LintRule {
    static func unused(in lint: LintContext) -> [Unused] { rows.flatMap { $0.unused(in: lint) } }

    static let rows: [ExpectedUse] = [
        ExpectedUse(
            rule: .unusedMember, section: .view, user: .presenter, verb: "tells its view", place: "where it is due",
            isExcepted: isStored),
        ExpectedUse(
            rule: .unusedMember, section: .interactor, user: .presenter, verb: "asks for", place: "where it is due",
            isExcepted: { isStored($0, $1) || isCalledByItself($0, $1) }),
        ExpectedUse(
            rule: .unusedMember, section: .delegate, user: .presenter, verb: "sends", place: "where it is due",
            isExcepted: isStored),
        ExpectedUse(
            rule: .untakenRoute, section: .router, user: .presenter, verb: "takes the route",
            place: "where the screen is left", isExcepted: isUsedByItself),
        ExpectedUse(
            rule: .unsentOutput, section: .output, user: .interactor, verb: "sends",
            place: "where the answer is known"),
        ExpectedUse(
            rule: .unsentEvent, section: .presenter, user: .view, verb: "sends", verbOfProperties: "reads",
            place: "where it happens", isExcepted: isSentByOthers, isTooEarly: isViewNotBegun),
    ]

    /// Whether the class has the member as a stored property, which is there for the class itself.
    @Sendable private static func isStored(_ member: Member, _ place: ExpectedUse.Place) -> Bool {
        if case .storedProperty = member.implementation { true } else { false }
    }

    /// Whether the part that has the member calls it on itself: an interactor may declare what it calls itself.
    @Sendable private static func isCalledByItself(_ member: Member, _ place: ExpectedUse.Place) -> Bool {
        place.implementation.all.contains { $0.uses.contains { $0.isOwn && $0.name == member.baseName } }
    }

    /// Whether the part that has the member may use it.
    @Sendable static func isUsedByItself(_ member: Member, _ place: ExpectedUse.Place) -> Bool {
        place.implementation.usedAnywhere.mayUse(specified: member)
    }
}

extension Rule {
    static let unusedMember = Rule(
        id: "unusedMember", severity: .warning, isAdjustable: true,
        summary: "Somebody calls what a view, an interactor, a delegate, an interface and a service declare",
        explanation: """
            The presenter never tells its view this, never asks its interactor, never sends its delegate the event; no \
            module calls this member of another one's interface, or no interactor this one of a service. Call it where it is \
            needed, or take it out of the spec. While those who could call it have stubs, nothing is said.
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
        summary: "An interactor sends what its output declares",
        explanation: """
            Neither a body in the spec nor the class of the interactor calls this member of its output: the presenter is \
            ready for an answer that never comes. Call 'output?.' where the answer is known, or take the member out of the \
            spec. While the interactor has stubs that nobody has written, nothing is said.
            """,
        wrong: "module List { interactor { func load() {} }; output { func didLoad() {} } }",
        right: "module List { interactor { func load() { output?.didLoad() } }; output { func didLoad() {} } }")

    static let untakenRoute = Rule(
        id: "untakenRoute", severity: .warning, isAdjustable: true,
        summary: "A presenter takes the routes that its router declares",
        explanation: """
            Neither a body in the spec nor the class of the presenter calls this member of the router. Call it where the \
            screen is left that way, or take it out of the spec. While the presenter has stubs that nobody has written, \
            nothing is said.
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
        summary: "A view sends the events that its presenter knows",
        explanation: """
            The presenter has this member for its view, and no code of the view calls it: what a person does there has no \
            effect. Connecting a button is the step that is forgotten most often. Call 'presenter.' where it happens, or \
            take the member out of the spec. While the view has stubs, or nothing in it was written yet, nothing is said.
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
