import Diagnostics

extension Rule {
    static let duplicateMember = Rule(
        id: "duplicateMember", summary: "Duplicate member",
        explanation: """
            Two members have the same name, labels, parameter types and result, so Swift rejects the second one. \
            Delete one of them, or change one to make it an overload. State and properties need different names.
            """,
        wrong: "module TodoList { view { func show(_ text: String); func show(_ message: String) } }",
        right: "module TodoList { view { func show(_ text: String); func show(error message: String) } }")

    static let duplicateParameter = Rule(
        id: "duplicateParameter",
        summary: "Duplicate parameter, input or state name",
        explanation: """
            All inputs and assembly bindings of a module need different names. So do all parameters and state of a \
            section, because they become properties of one class. Rename one of the two.
            """,
        wrong: "module User(id: Int, id: String) { presenter(id) {} }",
        right: "module User(id: Int, name: String) { presenter(id, name) {} }")
}

extension Diagnostic {
    static func duplicateParameter(_ name: String, at location: SourceLocation, first: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .duplicateParameter, "duplicate name '\(name)'", at: location,
            notes: [
                first.map { Note("first declared here; rename one of them", at: $0) }
                    ?? Note("rename one of them")
            ])
    }
}
