import SwiftSource

/// Which expressions reach a mock or a body of the class itself.
extension FlowRun {
    /// Whether an expression is `self`, where no closure has bound that name.
    func isSelf(_ expression: Expression) -> Bool { expression.isSelf && local("self") == nil }

    /// Whether an expression may call a role or a member of the class when it is evaluated. A plain name alone is no call, but
    /// nearly always part of one.
    func acts(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): return reaches(name.name)
        case .member(let base, let name) where base.isSelf: return reaches(name.name)
        default:
            var isFound = false
            expression.forEachPart { isFound = isFound || acts($0) }
            return isFound
        }
    }

    /// Whether a name is that of a role or of a function of the class.
    private func reaches(_ name: String) -> Bool {
        if let term = local(name) { return mock(term) != nil }
        return subject.mocks[name] != nil || !subject.functions(named: name).isEmpty
    }
}
