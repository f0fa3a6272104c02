import Diagnostics

/// The templates of a set by name, and what each needs from the others.
struct Library {
    private(set) var templates: [String: TemplateSyntax] = [:]
    private(set) var macros: [String: Macro] = [:]
    /// Templates in which something could not be understood.
    private(set) var broken: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

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
        guard sources.contains(where: { $0.origin == .project }) else { return }
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

    /// The names that a template uses, or one that it includes.
    func mentions(of name: String) -> Set<String> {
        var mentions: Set<String> = []
        var reached: Set = [name]
        var queue = [name]
        while let next = queue.popLast() {
            guard let template = templates[next] else { continue }
            mentions.formUnion(template.mentions)
            for include in template.includes where reached.insert(include).inserted { queue.append(include) }
        }
        return mentions
    }
}
