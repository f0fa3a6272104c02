import SwiftSource
import ViperSpec

extension Module {
    /// The sections that become protocols, in the order in which they are emitted. The view's and the presenter's do wherever classes are generated.
    package var contract: [Section] {
        ([view, presenter] + interactors.flatMap(\.sections) + optional.all).filter { !$0.isLeftOut }
    }

    /// All sections, in the order in which they are emitted, `on` last.
    package var allSections: [Section] { contract + delegations.map(\.section) }

    /// What the presenter conforms to: its own section, the outputs, the interface, and other modules' delegates.
    package var presenterSections: [Section] {
        [presenter] + interactors.compactMap(\.output) + [interface].compactMap(\.self) + delegations.map(\.section)
    }
}

extension Attribute {
    /// It names an actor: `@MainActor`, `@DatabaseActor`.
    package var isIsolation: Bool { name.hasSuffix("Actor") }
}

extension DataType {
    /// A protocol that gets a mock.
    package var hasMock: Bool {
        kind == .protocol && requirements.map { $0.isMockable && $0.associatedTypes.isEmpty } ?? false
    }
}
