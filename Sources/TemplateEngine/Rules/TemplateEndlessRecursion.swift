import Diagnostics

extension Rule {
    static let templateEndlessRecursion = Rule(
        id: "templateEndlessRecursion",
        summary: "An include or macro that comes back to itself has a condition",
        explanation: """
            A template may include itself, and a macro call itself, to walk down a tree. But where no if and no \
            for stands between, it would never end.
            """,
        wrong: "{% macro path type %}{{ type.name }}{% call path type %}{% endmacro %}",
        right: """
            {% macro path type %}{{ type.name }}{% for part in type.parts %}{% call path part %}{% endfor %}{% endmacro %}
            """)
}

extension Diagnostic {
    static func templateEndlessRecursion(_ name: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateEndlessRecursion, "this leads back to '\(name)' without end", at: location,
            notes: [Note("put it into an 'if' or a 'for'")])
    }
}
