import Diagnostics

extension Rule {
    package static let unusedTemplate = Rule(
        id: "unusedTemplate", severity: .warning,
        summary: "Each of the project's templates is used",
        explanation: """
            A template takes the place of the built-in one of the same path, is included by another, or adds a file by its head. \
            This one does nothing of that, for any kit: its path may be misspelt. The names in it cannot be checked, for nothing \
            says what it would see.
            """,
        wrong: "Templates/core/Clas.swift.stencil",
        right: "Templates/core/Class.swift.stencil")
}

extension Diagnostic {
    static func unusedTemplate(_ path: String, known: [String], _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .unusedTemplate, "nothing uses this template", at: SourceLocation(file, 0..<0),
            notes: [
                Note(
                    nearest(to: path, in: known).map { "did you mean '\($0)'?" }
                        ?? "a comment '{# file: … #}' at its beginning makes it add a file")
            ])
    }
}
