import Diagnostics
import TemplateEngine

extension Subject {
    /// Parsing, checking and rendering of templates: a set without errors can be rendered, but for what is absent.
    static let templates = Subject(
        name: "templates",
        mutator: Mutator(
            corpus: Corpus.files(in: "Templates", "Tests/Fuzz/Corpus/templates", endingIn: ".stencil")
                + Corpus.files(in: "Tests/TemplateEngineTests/Conformance", endingIn: ".txt"),
            pieces: [
                "{{", "}}", "{%", "%}", "{#", "#}", "{%-", "-%}", "{% if yes %}", "{% endif %}", "{% else %}",
                "{% for x in names %}", "{% endfor %}", "{% include \"part\" %}", "{% include \"main\" %}", "with x=1",
                "{% set x = name %}", "{% macro m a %}", "{% endmacro %}", "{% call m name %}", "{% filter upper %}",
                "{% endfilter %}", "{% raw %}", "{% endraw %}", "{% break %}", "{{ name }}", "|upper", "|default:\"\"",
                "|replace:\"a\",name", "forloop.last", " and ", " or ", " not ", " in ",
            ]),
        check: { bytes, _ in
            let main = SourceFile(path: "main", bytes: bytes)
            let part = SourceFile(path: "part", text: "{{ name }}{% for n in names %}{{ n }}{% endfor %}\n")
            let set = TemplateSet(
                sources: [TemplateSource(main), TemplateSource(part)],
                entries: [TemplateEntry("main", root: Values.schema.type)])
            if let wrong = misplaced(set.diagnostics) { return wrong }
            guard let template = set["main"] else {
                return set.diagnostics.containsError ? nil : "there is neither a template nor an error"
            }
            if set.diagnostics.containsError { return "a set with errors has a template" }
            do throws(RenderError) {
                _ = try template.render(Values().templateRecord)
                return nil
            } catch {
                // Checking has found all else.
                let rule = error.diagnostic.rule.id
                return ["templateAbsent", "templateDepth"].contains(rule) ? nil : error.diagnostic.message
            }
        })
}

/// What the templates see.
private struct Values: TemplateRecord {
    var name = "todo"
    var doc: String? = "d\ne"
    var none: String?
    var yes = true
    var no = false
    var names = ["a", "b", ""]
    var members = [Member(name: "x", doc: "a", isAsync: false), Member(name: "y", doc: nil, isAsync: true)]

    static let schema = RecordSchema<Self>("Values", doc: "What the templates see.") {
        Field("name", "A text.") { $0.name }
        Field("doc", "What may be absent.") { $0.doc }
        Field("none", "What is absent.") { $0.none }
        Field("yes", "True.") { $0.yes }
        Field("no", "False.") { $0.no }
        Field("names", "Texts.") { $0.names }
        Field("members", "Records.") { $0.members }
    }

    struct Member: TemplateRecord {
        var name: String
        var doc: String?
        var isAsync: Bool

        static let schema = RecordSchema<Self>("Member", doc: "A record.") {
            Field("name", "A text.") { $0.name }
            Field("doc", "What may be absent.") { $0.doc }
            Field("isAsync", "A choice.") { $0.isAsync }
        }
    }
}
