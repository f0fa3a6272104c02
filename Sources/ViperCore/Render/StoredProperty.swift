import SwiftSource

/// A stored property of a struct, as its memberwise initialiser knows it.
package struct StoredProperty: Sendable {
    package var name: String
    package var isConstant: Bool
    package var isPrivate: Bool
    package var type: TypeSyntax?
    /// As written.
    package var value: String?
}

extension DeclarationOutline {
    /// Stored properties of instances, in order; those of a constant with a value left out of `memberwise`.
    package var storedProperties: [StoredProperty] {
        members.compactMap { member in
            guard member.kind == .variable, let requirement = member.requirement, !requirement.isStatic,
                !requirement.modifiers.contains(where: { $0.name == "lazy" }),
                case .variable(let variable) = requirement.kind, member.isStored
            else { return nil }
            return StoredProperty(
                name: variable.name.name, isConstant: variable.keyword.name == "let",
                isPrivate: requirement.modifiers.contains { ["private", "fileprivate"].contains($0.name) },
                type: variable.type, value: variable.value?.name)
        }
    }

    /// A property without a body, or with one that only observes.
    var isStored: Bool {
        guard case .variable(let variable) = requirement?.kind else { return false }
        return bodyRange == nil || variable.value != nil || variable.keyword.name == "let"
    }
}
