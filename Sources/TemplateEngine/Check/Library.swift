import Diagnostics

/// The templates and macros of a set by name.
///
/// Where a project has templates of its own, all are parsed, because all errors are reported; otherwise each is parsed when it is
/// asked for.
struct Library {
    /// Templates that are not parsed yet.
    private var unread: [String: TemplateSource] = [:]
    private(set) var templates: [String: TemplateSyntax] = [:]
    private(set) var macros: [String: Macro] = [:]
    /// The names of the templates that have syntax errors.
    private(set) var broken: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The names of the templates that are a project's own.
    private let projectNames: Set<String>

    struct Macro {
        var template: String
        var file: SourceFile
        var syntax: MacroSyntax
    }

    init(_ sources: [TemplateSource]) {
        projectNames = Set(sources.filter { $0.origin == .project }.map(\.name))
        unread.reserveCapacity(sources.count)
        for source in sources {
            if unread[source.name] == nil {
                unread[source.name] = source
            } else {
                diagnostics.report(
                    .templateDuplicateFile, "there are two templates '\(source.name)'",
                    at: SourceLocation(source.file, 0..<0),
                    notes: ["rename or remove one of them"])
            }
        }
        guard !projectNames.isEmpty else { return }
        readAll()
        for template in templates.values {
            diagnostics += ReferenceCheck(library: self, file: template.file).check(template)
        }
    }

    /// The template of a name; nil where there is none.
    mutating func template(named name: String) -> TemplateSyntax? {
        if let source = unread.removeValue(forKey: name) { read(source) }
        return templates[name]
    }

    /// The macro of a name, which any template may define; nil where none does.
    mutating func macro(named name: String) -> Macro? {
        if macros[name] == nil { readAll() }
        return macros[name]
    }

    private mutating func readAll() {
        for source in unread.values.sorted(by: { $0.name < $1.name }) { read(source) }
        unread = [:]
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
                .templateDuplicateMacro, "there is a macro '\(macro.name.text)' already",
                at: SourceLocation(template.file, macro.name.range),
                notes: [
                    .init("it is defined here", at: SourceLocation(first.file, first.syntax.name.range)),
                    "give one of them another name",
                ])
        } else {
            macros[macro.name.text] = Macro(template: template.name, file: template.file, syntax: macro)
        }
    }

    /// The templates of projects that are neither one of the entries nor included from there, and define no macro.
    func unused(by entries: [String]) -> [String] {
        guard !projectNames.isEmpty else { return [] }
        let withMacros = templates.values.filter { !$0.macros.isEmpty }.map(\.name)
        let reached = reached(from: entries + withMacros)
        return templates.keys.filter { !reached.contains($0) }.sorted()
    }

    /// A project's own templates that make each of the entries, or a part of it, in order.
    func projectTemplates(in entries: [String]) -> [String: [String]] {
        guard !projectNames.isEmpty else { return [:] }
        let names = entries.map { ($0, reached(from: [$0]).intersection(projectNames).sorted()) }
        return Dictionary(firstOf: names.filter { !$1.isEmpty })
    }

    /// The names, and those of all templates that they include, directly or not.
    private func reached(from names: [String]) -> Set<String> {
        Set(names).closed { name in
            templates[name].map { $0.includes + $0.macros.flatMap(\.includes) } ?? []
        }
    }

    /// The names that a template uses, and those of each template that it includes.
    mutating func mentions(of name: String) -> Set<String> {
        let reached = Set([name]).closed { template(named: $0)?.includes ?? [] }
        return reached.reduce(into: []) { $0.formUnion(templates[$1]?.mentions ?? []) }
    }
}

extension Rule {
    static let templateDuplicateFile = Rule(
        id: "templateDuplicateFile", summary: "A template has a name of its own",
        explanation: """
            Includes find templates by name. Of two files with the same name only one could be meant; a \
            project's file takes the place of a built-in one by being the only one that is passed on.
            """,
        wrong: "Templates/a.swift and Templates/a.swift",
        right: "Templates/a.swift and Templates/b.swift")

    static let templateDuplicateMacro = Rule(
        id: "templateDuplicateMacro", summary: "A macro is defined once",
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
