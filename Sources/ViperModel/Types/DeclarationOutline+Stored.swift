import SwiftSource

extension DeclarationOutline {
    /// Stored properties of instances, in order: what the memberwise initialiser of a struct knows.
    package var storedProperties: [DeclarationOutline] { members.filter { $0.storedProperty != nil } }

    /// The stored property of instances that is declared here, without a body or with one that only observes.
    package var storedProperty: VariableSyntax? {
        guard kind == .variable, let requirement, let variable = requirement.variable,
            !requirement.isStatic, !requirement.modifiers.contains(where: { $0.name == "lazy" }),
            bodyRange == nil || variable.value != nil || variable.keyword.name == "let"
        else { return nil }
        return variable
    }
}
