import SwiftSource
import ViperSpec

extension Module {
    /// The sections that become protocols, in the order in which they are emitted. The view's and the presenter's always do.
    package var contract: [Section] {
        let optional = [router, interface, delegate].compactMap(\.self)
        return [view, presenter] + interactors.flatMap { [$0.input] + ($0.output.map { [$0] } ?? []) } + optional
    }
}

extension DataType {
    /// A protocol that gets a mock.
    package var hasMock: Bool {
        kind == .protocol && requirements.map { $0.isMockable && $0.associatedTypes.isEmpty } ?? false
    }
}

extension DataType {
    /// It has generic parameters.
    package var isGeneric: Bool {
        let end = outline.name.range.upperBound
        return source.text(end..<end + 1) == "<"
    }
}
