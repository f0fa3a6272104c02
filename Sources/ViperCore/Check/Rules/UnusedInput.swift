import Diagnostics

extension Rule {
    package static let unusedInput = Rule(
        id: "unusedInput",
        summary: "Somebody takes each input and each assembly line of a module",
        explanation: """
            What whoever opens a module passes in goes to the section that names it in its parentheses: presenter(id), \
            interactor(id), router(id), or into an assembly line. An input that nobody takes would be lost without a word.
            """,
        wrong: "module User(id: Int) { presenter {} }",
        right: "module User(id: Int) { presenter(id) {} }")
}

extension Diagnostic {
    static func unusedInput(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unusedInput, "nobody takes the input '\(name)'", at: location,
            notes: [Note("name it in a section's parentheses, 'presenter(\(name))', or remove it")])
    }

    static func unusedAssembly(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unusedInput, "nobody takes '\(name)'", at: location,
            notes: [Note("name it in a section's parentheses, 'presenter(\(name): Type)', or remove the line")])
    }
}
