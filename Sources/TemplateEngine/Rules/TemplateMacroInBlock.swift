import Diagnostics

extension Rule {
    static let templateMacroInBlock = Rule(
        id: "templateMacroInBlock",
        summary: "A macro stands outside all other blocks",
        explanation: """
            A macro is known in every template of the set, whatever happens around it, so it cannot depend on a \
            condition or a loop.
            """,
        wrong: "{% if isAsync %}{% macro call %}…{% endmacro %}{% endif %}",
        right: "{% macro call %}{% if isAsync %}…{% endif %}{% endmacro %}")
}

extension Diagnostic {
    static func templateMacroInBlock(_ location: SourceLocation, block: Range<Int>) -> Diagnostic {
        Diagnostic(
            .templateMacroInBlock, "a macro cannot stand inside another block", at: location,
            notes: [
                Note("the block begins here", at: SourceLocation(location.file, block)),
                Note("move the macro out of it"),
            ])
    }
}
