import Diagnostics

extension Rule {
    static let templateDuplicateMacro = Rule(
        id: "templateDuplicateMacro",
        summary: "A macro is defined once",
        explanation: """
            Macros are known in all templates of the set, so two of the same name could not be told apart. To \
            replace a built-in macro, replace the file that defines it.
            """,
        wrong: """
            {% macro row %}…{% endmacro %}
            {% macro row %}…{% endmacro %}
            """,
        right: """
            {% macro row %}…{% endmacro %}
            {% macro wideRow %}…{% endmacro %}
            """)
}

extension Diagnostic {
    static func templateDuplicateMacro(
        _ name: String, _ location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .templateDuplicateMacro, "there is a macro '\(name)' already", at: location,
            notes: [Note("it is defined here", at: first), Note("give one of them another name")])
    }
}
