import Diagnostics

extension Rule {
    package static let duplicateMember = Rule(
        id: "duplicateMember",
        summary: "A section states a member once",
        explanation: """
            Two members are the same where their names, labels, parameter types and results are; Swift refuses the second \
            one. Members that differ in any of these are overloads, and fine.
            """,
        wrong: "module TodoList { view { func show(_ text: String); func show(_ message: String) } }",
        right: "module TodoList { view { func show(_ text: String); func show(error message: String) } }")
}

extension Diagnostic {
    /// `owner` is quoted: `'view'`.
    static func duplicateMember(
        _ name: String, in owner: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateMember, "'\(name)' stands twice in \(owner)", at: location,
            notes: [Note("the first is here; remove one, or give it another label", at: first)])
    }
}
