import SwiftSource

extension DeclarationOutline {
    /// The stored properties of instances, in order, as in a memberwise initializer.
    package var storedProperties: [DeclarationOutline] { members.filter { $0.storedProperty != nil } }

    /// The variable if it is a stored property of instances: it has no body, or only observers. Nil for a lazy
    /// variable, which is no parameter of the memberwise initializer.
    package var storedProperty: VariableSyntax? {
        guard kind == .variable, let requirement, let variable = requirement.variable,
            !requirement.isStatic, !requirement.modifiers.contains(where: { $0.name == "lazy" }),
            bodyRange == nil || variable.value != nil || variable.keyword.name == "let"
        else { return nil }
        return variable
    }
}
