import Diagnostics

/// The templates of a set by name, and what each needs from the others.
struct Library {
    private(set) var templates: [String: TemplateSyntax] = [:]
    private(set) var macros: [String: Macro] = [:]
    /// Templates in which something could not be understood.
    private(set) var broken: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Some are a project's own.
    private var hasOwn = false

    struct Macro {
        var template: String
        var file: SourceFile
        var syntax: MacroSyntax
    }

    init(_ sources: [TemplateSource]) {
        for source in sources {
            if templates[source.name] != nil {
                diagnostics.append(.templateDuplicateFile(source.name, source.file))
                continue
            }
            let parsed = TemplateParser.parse(source)
            templates[source.name] = parsed.syntax
            diagnostics += parsed.diagnostics
            if parsed.diagnostics.containsError { broken.insert(source.name) }
            for macro in parsed.syntax.macros { add(macro, in: parsed.syntax) }
        }
        hasOwn = sources.contains { $0.origin == .project }
        guard hasOwn else { return }
        for template in templates.values {
            diagnostics += ReferenceCheck(library: self, file: template.file).check(template)
        }
    }

    private mutating func add(_ macro: MacroSyntax, in template: TemplateSyntax) {
        if let first = macros[macro.name.text] {
            diagnostics.append(
                .templateDuplicateMacro(
                    macro.name.text, SourceLocation(template.file, macro.name.range),
                    first: SourceLocation(first.file, first.syntax.name.range)))
        } else {
            macros[macro.name.text] = Macro(template: template.name, file: template.file, syntax: macro)
        }
    }

    /// The templates of projects that are neither one of the entries nor included from there, and define no macro.
    func unused(by entries: [String]) -> [String] {
        guard hasOwn else { return [] }
        let withMacros = templates.values.filter { !$0.macros.isEmpty }.map(\.name)
        var reached = Set(entries + withMacros)
        var queue = Array(reached)
        while let next = queue.popLast() {
            guard let template = templates[next] else { continue }
            var includes = template.includes
            let walk = TreeWalk(
                node: { if case .include(let include) = $0 { includes.append(include.template.text) } },
                filter: { _ in })
            for macro in template.macros { walk.visit(macro.body) }
            for include in includes where reached.insert(include).inserted { queue.append(include) }
        }
        return templates.keys.filter { !reached.contains($0) }.sorted()
    }

    /// The names that a template uses, and those of each template that it includes.
    func mentions(of name: String) -> [[String]] {
        var mentions: [[String]] = []
        var reached: Set = [name]
        var queue = [name]
        while let next = queue.popLast() {
            guard let template = templates[next] else { continue }
            mentions.append(template.mentions)
            for include in template.includes where reached.insert(include).inserted { queue.append(include) }
        }
        return mentions
    }
}
