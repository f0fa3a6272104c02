import Diagnostics

/// The templates of a set by name, and what each needs from the others.
struct Library {
    private(set) var templates: [String: TemplateSyntax] = [:]
    private(set) var macros: [String: Macro] = [:]
    /// Templates in which something could not be understood.
    private(set) var broken: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Names that a template or one that it includes uses.
    private(set) var mentions: [String: Set<String>] = [:]

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
        for template in templates.values {
            diagnostics += ReferenceCheck(library: self, file: template.file).check(template)
        }
        findMentions()
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

    /// What a template uses itself, then what it includes, until nothing is added.
    private mutating func findMentions() {
        var includes: [String: Set<String>] = [:]
        for (name, template) in templates {
            var own: Set<String> = []
            var included: Set<String> = []
            TreeWalk(
                node: { if case .include(let include) = $0 { included.insert(include.template.text) } },
                expression: { if case .name(let name) = $0.kind { own.insert(name) } }
            ).visit(template.body)
            mentions[name] = own
            includes[name] = included
        }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (name, included) in includes {
                for other in included {
                    guard let more = mentions[other], let own = mentions[name], !more.isSubset(of: own) else {
                        continue
                    }
                    mentions[name] = own.union(more)
                    hasChanged = true
                }
            }
        }
    }
}
