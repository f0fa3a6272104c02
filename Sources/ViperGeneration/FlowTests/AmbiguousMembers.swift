import SwiftSource
import ViperModel

/// The members of a class that no test can call unambiguously: overloads that differ only in their result or in
/// `async`.
struct AmbiguousMembers {
    private let members: Set<ObjectIdentifier>

    init(_ members: [Member]) {
        let functions = members.filter { !$0.requirement.isVariable }
        let overloaded = Dictionary(grouping: functions, by: \.fullName).values.filter { $0.count > 1 }
        let calledAlike = overloaded.flatMap { Dictionary(grouping: $0, by: \.callText).values }
        let ambiguous = calledAlike.filter { Set($0.map(\.signatureKey)).count > 1 }
        self.members = Set(ambiguous.joined().map(ObjectIdentifier.init))
    }

    /// Returns the reason why no test can call a member, or nil if a test can. The reason follows the name of the
    /// member in a message.
    func obstacle(toCalling member: Member, in program: Program) -> String? {
        if program.sendsClosure(to: member.requirement) {
            return "runs off the main actor and takes a closure that is not '@Sendable'"
        }
        guard members.contains(ObjectIdentifier(member)) else { return nil }
        return "differs from another member only in its result or 'async'"
    }
}

extension Member {
    /// Whether the member is static, and its argument types. Calls of overloads with the same labels differ only in
    /// these.
    fileprivate var callText: [String] {
        [requirement.isStatic ? "static" : ""]
            + requirement.parameters.map { $0.type?.text.withoutInsignificantSpaces ?? "" }
    }
}

extension Program {
    /// Returns whether a test on the main actor would pass a closure that is not `@Sendable` to another actor. Swift 6
    /// rejects such a call.
    fileprivate func sendsClosure(to requirement: Requirement) -> Bool {
        guard app.isolation == .mainActor, app.swift != .five, requirement.leavesActor,
            requirement.isFunction, requirement.effects.isAsync
        else { return false }
        return requirement.parameters.compactMap(\.type).contains(where: holdsClosure)
    }

    private func holdsClosure(_ type: TypeSyntax) -> Bool {
        let type = types.unaliased(type)
        if type.attributes.contains(where: { ["Sendable", "MainActor"].contains($0.name) }) { return false }
        if case .function = type.shape { return true }
        return type.parts.contains(where: holdsClosure)
    }
}
