import Diagnostics

extension Rule {
    package static let duplicateParameter = Rule(
        id: "duplicateParameter",
        summary: "Parameters, inputs, assembly lines, initialiser names and state have names of their own",
        explanation: """
            Inputs become properties of the value that opens the module, assembly lines are constants beside them, and what a \
            section takes in parentheses is stored in its class beside its state. Each name stands for one of them, and so does \
            each parameter of a function, a type or an enum's case, and each label of a tuple.
            """,
        wrong: "module User(id: Int, id: String) { presenter(id) {} }",
        right: "module User(id: Int, name: String) { presenter(id, name) {} }")
}

extension Diagnostic {
    static func duplicateParameter(
        _ name: String, at location: SourceLocation, first: SourceLocation?
    ) -> Diagnostic {
        Diagnostic(
            .duplicateParameter, "the name '\(name)' is taken", at: location,
            notes: [
                first.map { Note("it is first given here; rename one of the two", at: $0) }
                    ?? Note("rename one of the two")
            ])
    }
}
