import SwiftSource
import ViperSpec

extension Module {
    /// The sections that become protocols, in the order in which they are emitted. View and presenter are always among them
    /// where classes are generated.
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
    /// Whether it names a global actor: `@MainActor`, `@DatabaseActor`.
    package var isIsolation: Bool { name.hasSuffix("Actor") }
}

extension DataType {
    /// Whether it is a protocol that gets a mock.
    package var hasMock: Bool {
        kind == .protocol && requirements.map { $0.isMockable && $0.associatedTypes.isEmpty } ?? false
    }
}
