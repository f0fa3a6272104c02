import Diagnostics

extension Rule {
    /// `#if` among requirements.
    package static let conditionalInSection = Rule(
        id: "conditionalInSection",
        summary: "'#if' stands in bodies only",
        explanation: """
            A module has one shape on every platform: its protocols, mocks and tests are generated once. Conditions stand \
            inside a member's body, or in Swift files.
            """,
        wrong: "module TodoList {\n    view {\n        #if os(iOS)\n        func show()\n        #endif\n    }\n}",
        right: "module TodoList {\n    view {\n        func show()\n    }\n}")
}

extension Diagnostic {
    static func conditionalInSection(_ directive: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .conditionalInSection, "'\(directive)' cannot stand in a spec outside of bodies",
            at: SourceLocation(file, range), notes: [Note("move the condition into a member's body")])
    }
}
