import Diagnostics
import SwiftSource

extension Requirement {
    /// Whether the member says that it runs off the actor of its class: `nonisolated`, or `@concurrent`.
    package var leavesActor: Bool {
        modifiers.contains { $0.name == "nonisolated" } || attributes.contains { $0.name == "concurrent" }
    }
}

extension Rule {
    static let partLeft = Rule(
        id: "partLeft", summary: "A body that leaves the main actor uses nothing that stays there",
        explanation: """
            The parts of a module are on the main actor, with 'isolation mainActor', and cannot be reached from elsewhere: in Swift \
            6 a member that is 'nonisolated' or '@concurrent' compiles only without them, and without what the class itself has \
            there, but with 'await' before it. Let the member run where its class does, or leave its body out and write it in \
            the class.
            """,
        wrong: """
            module A {
                view { func show() }
                presenter { nonisolated func didLoad() async { await view?.show() } }
            }
            """,
        right: """
            module A {
                view { func show() }
                presenter { func didLoad() { view?.show() } }
            }
            """)
}

extension BoundaryCheck.Scope {
    /// The first thing that the class has on the main actor and that the body of a member off it uses without `await`. What a
    /// closure uses does not count, for it may run on the main actor again.
    func partLeft(by member: Member, _ body: Body) -> Reference? {
        let members = sections.flatMap(\.members).filter { !$0.requirement.isStatic }
        let leaving = members.filter(\.requirement.leavesActor).map(\.baseName)
        let staying = Set(members.map(\.baseName) + sections.flatMap(\.state).map(\.name)).subtracting(leaving)
        let names = BodyNames.references(
            in: body.block, names: staying, parameters: member.requirement.parameters.map(\.name))
        return names.first { name in
            let statement = body.source.text(name.statement)
            return !name.isAwaited && !name.isInClosure && !statement.hasPrefix("async")
        }
    }
}
