import Diagnostics

extension Rule {
    static let templateDuplicateFile = Rule(
        id: "templateDuplicateFile",
        summary: "A template has a name of its own",
        explanation: """
            Includes find templates by name. Of two files with the same name only one could be meant; a \
            project's file takes the place of a built-in one by being the only one that is passed on.
            """,
        wrong: "Templates/a.swift and Templates/a.swift",
        right: "Templates/a.swift and Templates/b.swift")
}

extension Diagnostic {
    static func templateDuplicateFile(_ name: String, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .templateDuplicateFile, "there are two templates '\(name)'", at: SourceLocation(file, 0..<0),
            notes: [Note("rename or remove one of them")])
    }
}
