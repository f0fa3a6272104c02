import SwiftSource
import ViperSpec

extension Module {
    /// The sections that become protocols, in the order of the generated file. If classes are generated, view and
    /// presenter are always included.
    package var contract: [Section] {
        ([view, presenter] + interactors.flatMap(\.sections) + optional.all).filter { !$0.isLeftOut }
    }

    /// All sections, in the order of the generated file. The `on` sections come last.
    package var allSections: [Section] { contract + delegations.map(\.section) }

    /// The sections that the presenter implements: its own, the outputs, the interface, and other modules' delegates.
    package var presenterSections: [Section] {
        [presenter] + interactors.compactMap(\.output) + [interface].compactMap(\.self) + delegations.map(\.section)
    }
}

extension Attribute {
    /// Whether the attribute is a global actor: `@MainActor`, `@DatabaseActor`.
    package var isIsolation: Bool { name.hasSuffix("Actor") }
}

extension DataType {
    /// Whether the type is a protocol with a mock.
    package var hasMock: Bool {
        kind == .protocol && requirements.map { $0.isMockable && $0.associatedTypes.isEmpty } ?? false
    }
}
