import SwiftSource

/// A stored property of a struct, as its memberwise initialiser knows it.
package struct StoredProperty: Sendable {
    /// The property's.
    package var name: String
    /// `let`.
    package var isConstant: Bool
    /// `private` or `fileprivate`: the memberwise initialiser is then as well.
    package var isPrivate: Bool
    /// Nil where the value alone gives it.
    package var type: TypeSyntax?
    /// The initial value as it is written; nil where there is none.
    package var value: String?
}

extension DeclarationOutline {
    /// Stored properties of instances, in order.
    package var storedProperties: [StoredProperty] { members.compactMap(\.storedProperty) }

    /// The stored property of instances that is declared here, without a body or with one that only observes.
    package var storedProperty: StoredProperty? {
        guard kind == .variable, let requirement, case .variable(let variable) = requirement.kind,
            !requirement.isStatic, !requirement.modifiers.contains(where: { $0.name == "lazy" }),
            bodyRange == nil || variable.value != nil || variable.keyword.name == "let"
        else { return nil }
        return StoredProperty(
            name: variable.name.name, isConstant: variable.keyword.name == "let",
            isPrivate: isPrivate,
            type: variable.type, value: variable.value?.name)
    }
}
