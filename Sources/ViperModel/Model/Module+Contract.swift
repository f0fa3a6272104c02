import SwiftSource
import ViperSpec

extension Module {
    /// The sections that become protocols, in the order in which they are emitted. The view's and the presenter's do wherever classes are generated.
    package var contract: [Section] {
        var sections = [view, presenter]
        for interactor in interactors {
            sections.append(interactor.input)
            if let output = interactor.output { sections.append(output) }
        }
        sections += optional.all
        return sections.filter { !$0.isLeftOut }
    }

    /// All sections, in the order in which they are emitted, `on` last.
    package var allSections: [Section] { contract + delegations.map(\.section) }

    /// What the presenter conforms to: its own section, the outputs, the interface, and other modules' delegates.
    package var presenterSections: [Section] {
        var sections = [presenter]
        for case let output? in interactors.lazy.map(\.output) { sections.append(output) }
        if let interface { sections.append(interface) }
        for delegation in delegations { sections.append(delegation.section) }
        return sections
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
