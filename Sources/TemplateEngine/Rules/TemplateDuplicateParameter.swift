import Diagnostics

extension Rule {
    static let templateDuplicateParameter = Rule(
        id: "templateDuplicateParameter",
        summary: "The parameters of a macro have names of their own",
        explanation: """
            Two parameters of the same name could not be told apart inside the macro.
            """,
        wrong: "{% macro row title title %}…{% endmacro %}",
        right: "{% macro row title text %}…{% endmacro %}")
}

extension Diagnostic {
    static func templateDuplicateParameter(_ name: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateDuplicateParameter, "the macro has a parameter '\(name)' already", at: location,
            notes: [Note("give it another name, or remove it")])
    }
}
