import Diagnostics

extension Rule {
    static let duplicateMember = Rule(
        id: "duplicateMember", summary: "A section states a member once",
        explanation: """
            Two members are the same where their names, labels, parameter types and results are; Swift refuses the second \
            one. Members that differ in any of these are overloads, and fine. State and properties have nothing but a name to \
            tell them apart.
            """,
        wrong: "module TodoList { view { func show(_ text: String); func show(_ message: String) } }",
        right: "module TodoList { view { func show(_ text: String); func show(error message: String) } }")

    static let duplicateParameter = Rule(
        id: "duplicateParameter",
        summary: "Inputs, assembly lines, names in a section's parentheses and state have names of their own",
        explanation: """
            Inputs become properties of the value that opens the module, assembly lines are constants beside them, and what a \
            section takes in parentheses is stored in its class beside its state. Each name stands for one of them.
            """,
        wrong: "module User(id: Int, id: String) { presenter(id) {} }",
        right: "module User(id: Int, name: String) { presenter(id, name) {} }")
}

extension Diagnostic {
    static func duplicateParameter(_ name: String, at location: SourceLocation, first: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .duplicateParameter, "the name '\(name)' is taken", at: location,
            notes: [
                first.map { Note("it is first given here; rename one of the two", at: $0) }
                    ?? Note("rename one of the two")
            ])
    }
}
