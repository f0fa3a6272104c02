import Diagnostics

extension Rule {
    package static let duplicateName = Rule(
        id: "duplicateName",
        summary: "A name is declared once in all specs of a project",
        explanation: """
            All .viper files form one program, and everything they declare is at file scope of one Swift module, what stands \
            inside a module's braces as well. So no two types have one name, and no two modules.
            """,
        wrong: "struct Row { let id: Int }\nmodule TodoList { struct Row { let title: String } }",
        right: "struct Row { let id: Int }\nmodule TodoList { struct TodoRow { let title: String } }")
}

extension Diagnostic {
    static func duplicateName(_ name: String, at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .duplicateName, "'\(name)' is declared twice", at: location,
            notes: [Note("it is first declared here; rename one of the two", at: first)])
    }
}
