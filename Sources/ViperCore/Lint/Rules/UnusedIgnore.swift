import Diagnostics

extension Rule {
    package static let unusedIgnore = Rule(
        id: "unusedIgnore",
        severity: .warning,
        summary: "A comment that silences a finding silences one",
        explanation: """
            Nothing of this rule is found where the comment stands: what it silenced has been mended, has moved to another line, \
            or never was there. Delete the comment, before it hides something else. `check` says so where it looks at all modules.
            """,
        wrong: "// viper-gen:ignore longBody: a table\nfinal class ListRouter {\n    func open() {}\n}",
        right: "final class ListRouter {\n    func open() {}\n}")
}

extension Diagnostic {
    static func unusedIgnore(_ id: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unusedIgnore, "nothing of '\(id)' is found here", at: location,
            notes: [Note("delete '\(id)' from the comment, or the whole comment")])
    }
}
