import Diagnostics

extension Rule {
    static let templateDepth = Rule(
        id: "templateDepth",
        summary: "Includes and macros go down within bounds",
        explanation: """
            A file that includes itself, or a macro that calls itself, must come to an end. Rendering stops at \
            500 of them within one another.
            """,
        wrong: "{% macro again x %}{% if x %}{% call again x %}{% endif %}{% endmacro %}",
        right: "{% macro again x %}{% for part in x.parts %}{% call again part %}{% endfor %}{% endmacro %}")
}

extension Diagnostic {
    static func templateDepth(_ limit: Int, _ location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .templateDepth, "more than \(limit) includes and macros within one another", at: location,
            notes: [Note("it must become another value each time, and end")])
    }
}
