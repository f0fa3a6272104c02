import Diagnostics
import SwiftSource

extension Requirement {
    /// It runs elsewhere than its class does.
    package var leavesActor: Bool {
        modifiers.contains { $0.name == "nonisolated" } || attributes.contains { $0.name == "concurrent" }
    }
}

extension Rule {
    static let partLeft = Rule(
        id: "partLeft", summary: "A body that leaves the main actor calls no part",
        explanation: """
            The parts of a module are on the main actor, with 'isolation mainActor', and cannot be reached from elsewhere: in Swift \
            6 a member that is 'nonisolated' or '@concurrent' compiles only without them. Let the member run where its class does, \
            or leave its body out and write it in the class.
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

extension Diagnostic {
    static func partLeft(_ part: Identifier, by member: Member, in source: SourceFile) -> Diagnostic {
        let word = member.requirement.modifiers.contains { $0.name == "nonisolated" } ? "nonisolated" : "@concurrent"
        return Diagnostic(
            .partLeft, "'\(part.name)' is on the main actor, which '\(member.fullName)' leaves",
            at: SourceLocation(source, part.range), notes: ["delete '\(word)', or write the member in its class"])
    }
}
