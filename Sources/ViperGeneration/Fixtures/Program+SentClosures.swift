import SwiftSource
import ViperModel

extension Program {
    /// Why no test calls what it would send a closure to, completing "it …".
    static let sentClosure = "takes a closure off the main actor that is not '@Sendable'"

    /// Whether a call from the main actor, where tests are, sends away a closure: Swift 6 takes only a `@Sendable` one.
    func sendsClosure(to requirement: Requirement) -> Bool {
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
