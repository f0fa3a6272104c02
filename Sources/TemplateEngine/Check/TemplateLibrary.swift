import Diagnostics

/// The templates and macros of a set, by name.
struct TemplateLibrary: Sendable {
    private(set) var templates: [String: TemplateSyntax] = [:]
    private(set) var macros: [String: Macro] = [:]
    /// The names of the templates with syntax errors.
    private(set) var broken: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    struct Macro: Sendable {
        let template: String
        let file: SourceFile
        let syntax: MacroSyntax
    }

    init(_ sources: [TemplateSource]) {
        for source in sources.sorted(by: { $0.name < $1.name }) {
            read(source)
        }
    }

    private mutating func read(_ source: TemplateSource) {
        let (syntax, findings) = TemplateParser.parse(source)
        templates[source.name] = syntax
        diagnostics += findings
        if findings.containsError { broken.insert(source.name) }
        for macro in syntax.macros { add(macro, in: syntax) }
    }

    private mutating func add(_ macro: MacroSyntax, in template: TemplateSyntax) {
        if let first = macros[macro.name.text] {
            diagnostics.report(
                .templateDuplicateMacro, "duplicate macro '\(macro.name.text)'",
                at: SourceLocation(template.file, macro.name.range),
                notes: [
                    .init("defined here", at: SourceLocation(first.file, first.syntax.name.range)),
                    "rename one of them",
                ])
        } else {
            macros[macro.name.text] = Macro(template: template.name, file: template.file, syntax: macro)
        }
    }
}

extension Rule {
    static let templateDuplicateMacro = Rule(
        id: "templateDuplicateMacro", summary: "Duplicate macro",
        explanation: """
            Every template can call all macros, so each macro needs its own name. To replace a built-in macro, replace \
            the file that defines it.
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
