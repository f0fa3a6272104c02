import Diagnostics

extension Rule {
    /// `init` among requirements.
    package static let initInSection = Rule(
        id: "initInSection",
        summary: "Sections and services have no initialisers",
        explanation: """
            The parts of a module are made by its generated assembly. What a part needs stands in the parentheses of its \
            section: 'interactor(store: any TodoStore) { … }'. A service is made by the composition root.
            """,
        wrong: "module TodoList {\n    interactor { init(store: any TodoStore) }\n}",
        right: "module TodoList {\n    interactor(store: any TodoStore) {}\n}")
}

extension Diagnostic {
    static func initInSection(at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .initInSection, "'init' cannot be a member here", at: SourceLocation(file, range),
            notes: [
                Note("what an initialiser takes stands in the section's parentheses: 'interactor(store: any Store)'")
            ])
    }
}
