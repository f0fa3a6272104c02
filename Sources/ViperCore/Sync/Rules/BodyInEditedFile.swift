import Diagnostics

extension Rule {
    package static let bodyInEditedFile = Rule(
        id: "bodyInEditedFile",
        summary: "A body that leaves the spec is read from a generated file as it was written",
        explanation: """
            A member had a body in the spec and has none now, so the body moves into the class. It is read from the generated file, \
            which is the only record of it, and that was edited by hand or holds the markers of a merge conflict: which text is \
            meant cannot be told, and generating would lose it. Write the member in the class yourself, or undo the edit.
            """,
        wrong: "// TodoList.generated.swift, with a conflict; and a body deleted from Specs/TodoList.viper",
        right: "func didTap() { … }   // in TodoListPresenter")
}

extension Diagnostic {
    static func bodyInEditedFile(_ name: String, of type: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .bodyInEditedFile,
            "the body of '\(name)' left the spec, and the file that it would be read from is not as it was generated",
            at: location, notes: [Note("write '\(name)' in '\(type)', with the body that is meant")])
    }
}
