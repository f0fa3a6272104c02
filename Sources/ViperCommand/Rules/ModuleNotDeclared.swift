import Diagnostics

extension Rule {
    package static let moduleNotDeclared = Rule(
        id: "moduleNotDeclared",
        summary: "The spec of a new module declares that module",
        explanation: """
            `viper-gen new NAME` uses Specs/NAME.viper where it is there, or a copy of the file that `--spec` names. Neither is \
            changed, so it has to hold a module of that name; otherwise nothing would be generated for it.
            """,
        wrong: "viper-gen new TodoList --spec Notes.viper   // which declares: module Notes { … }",
        right: "viper-gen new Notes --spec Notes.viper")
}

extension Diagnostic {
    static func moduleNotDeclared(_ name: String, declared: [String]) -> Diagnostic {
        let near = nearest(to: name, in: declared)
        let note =
            near.map { "did you mean '\(printable($0))'?" }
            ?? "name it as the spec does: `module \(printable(name)) { … }`"
        return Diagnostic(
            .moduleNotDeclared, "no spec declares the module '\(printable(name))'", at: nil, notes: [.init(note)])
    }
}
