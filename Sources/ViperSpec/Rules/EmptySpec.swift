import Diagnostics

extension Rule {
    /// A file without a declaration.
    package static let emptySpec = Rule(
        id: "emptySpec",
        summary: "A spec declares something",
        explanation: """
            The file is empty, or holds nothing but comments and imports. Perhaps it was not saved. Delete it, or declare \
            something in it.
            """,
        wrong: "// to be written",
        right: "module TodoList {}")
}

extension Diagnostic {
    static func emptySpec(_ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .emptySpec, "this spec declares nothing", at: SourceLocation(file, 0..<0),
            notes: [Note("declare a module, such as 'module TodoList {}', or delete the file")])
    }
}
