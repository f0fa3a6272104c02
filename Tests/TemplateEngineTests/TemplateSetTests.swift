import Diagnostics
import TemplateEngine
import Testing

@Suite struct TemplateSetTests {
    private static let root = RecordType(
        "Context", doc: "A context.",
        fields: [
            RecordType.Field(name: "name", type: .string, doc: "A name."),
            RecordType.Field(name: "type", type: .record(tree), doc: "A tree."),
        ])
    private static let tree: RecordType = RecordType(
        "Tree", doc: "A tree.",
        fields: [
            RecordType.Field(name: "name", type: .string, doc: "Its name."),
            RecordType.Field(name: "parts", type: .list(.record(tree)), doc: "Its parts."),
            RecordType.Field(name: "result", type: .optional(.record(tree)), doc: "Another tree."),
        ])

    private static func tree(_ name: String, _ parts: [Value] = [], result: Value = .none) -> Value {
        .record(Record(type: tree, values: [.string(name), .list(parts), result]))
    }

    private func set(_ files: [(String, String)], entries: [String] = ["main"]) -> TemplateSet {
        TemplateSet(
            sources: files.map { TemplateSource(SourceFile(path: "Templates/\($0.0)", text: $0.1)) },
            entries: entries.map { TemplateEntry($0, root: Self.root) })
    }

    private func render(_ set: TemplateSet, _ name: String = "main", type: Value) throws -> String {
        let template = try #require(set[name])
        let root = Record(type: Self.root, values: [.string("x"), type])
        return String(decoding: try template.render(root), as: UTF8.self)
    }

    private let dictionary = tree("Dictionary", [tree("String"), tree("Array", [tree("Int")], result: tree("Void"))])

    @Test func anIncludeWalksDownATree() throws {
        let part = """
            {{ type.name }}{% if type.parts %}<{% for type in type.parts -%}
            {% include "type" %}{{ "" if forloop.last else ", " }}
            {%- endfor %}>{% endif %}
            """
        let set = set([("main", #"{% include "type" %}"#), ("type", part)])
        #expect(set.diagnostics == [])
        #expect(try render(set, type: dictionary) == "Dictionary<String, Array<Int>>")
    }

    @Test func aMacroWalksDownATree() throws {
        let main = """
            {%- macro show type %}{{ type.name }}{% if type.result %} -> {% call show type.result %}{% endif -%}
            {% for part in type.parts %}({% call show part %}){% endfor %}{% endmacro -%}
            {% call show type %}
            """
        let set = set([("main", main)])
        #expect(set.diagnostics == [])
        #expect(try render(set, type: dictionary) == "Dictionary(String)(Array -> Void(Int))")
    }

    @Test func everyEntryIsCompiled() throws {
        let set = set([("a", "a {{ name }}"), ("b", #"b {% include "a" %}"#), ("c", "c")], entries: ["a", "b"])
        #expect(try render(set, "a", type: dictionary) == "a x")
        #expect(try render(set, "b", type: dictionary) == "b a x")
        #expect(set["c"] == nil)
    }

    @Test func namesArePathsBelowTheFolder() throws {
        let set = set([("main", #"{% include "parts/a.swift" %}"#), ("parts/a.swift", "a")])
        #expect(try render(set, type: dictionary) == "a")
    }

    /// A test checks those.
    @Test(arguments: [(TemplateSource.Origin.builtIn, 0), (.project, 1)])
    func builtInTemplatesAloneAreNotChecked(origin: TemplateSource.Origin, findings: Int) throws {
        let set = TemplateSet(
            sources: [TemplateSource(SourceFile(path: "main", text: "{% if nmae %}{% endif %}"), origin: origin)],
            entries: [TemplateEntry("main", root: Self.root)])
        #expect(set.diagnostics.count == findings)
        #expect((set["main"] != nil) == (findings == 0))
    }

    /// What checking would have found is no crash.
    @Test(arguments: [
        ("{{ nmae }}", "templateUnknownName"), ("{{ type.nmae }}", "templateUnknownMember"),
        ("{{ name.first }}", "templateType"), ("{{ name|uper }}", "templateUnknownFilter"),
        ("{{ name|replace:1,2 }}", "templateType"), ("{{ type.parts }}", "templateType"),
        ("{% for a in name %}{% endfor %}", "templateType"), ("{{ type.parts[name] }}", "templateType"),
        ("{{ name < 1 }}", "templateType"), ("{{ name in type }}", "templateType"),
        ("{% include \"other\" %}", "templateUnknownFile"), ("{% call other %}", "templateUnknownMacro"),
        ("{% macro m x %}{{ x }}{% endmacro %}{% call m %}", "templateUnknownName"),
    ])
    func whatIsNotCheckedIsFoundWhenItIsRendered(_ text: String, rule: String) throws {
        let set = TemplateSet(
            sources: [TemplateSource(SourceFile(path: "main", text: text), origin: .builtIn)],
            entries: [TemplateEntry("main", root: Self.root)])
        let error = #expect(throws: RenderError.self) { try render(set, type: dictionary) }
        #expect(error?.diagnostic.rule.id == rule)
        #expect(error?.diagnostic.location?.file.path == "main")
    }

    @Test func aMacroIsFoundWhereverABuiltInTemplateDefinesIt() throws {
        let files = [("main", "{% call show %}"), ("macros", Self.macro)]
        let set = TemplateSet(
            sources: files.map { TemplateSource(SourceFile(path: $0.0, text: $0.1), origin: .builtIn) },
            entries: [TemplateEntry("main", root: Self.root)])
        #expect(set.diagnostics == [])
        #expect(try render(set, type: dictionary) == "shown")
    }

    private static let macro = "{% macro show %}shown{% endmacro %}"

    @Test func anEntryThatIsMissingIsReported() {
        let set = set([("main", "a")], entries: ["main", "other"])
        #expect(set.diagnostics.map(\.message) == ["unknown template 'other'"])
    }

    @Test func aFindingInAnIncludeTellsWhereItIsIncluded() throws {
        let set = set([("main", "x\n{% include \"part\" %}"), ("part", "{{ nmae }}")])
        let finding = try #require(set.diagnostics.first)
        #expect(finding.location?.file.path == "Templates/part")
        let note = try #require(finding.notes.first)
        #expect(note.message == "included from here")
        #expect(note.location?.file.path == "Templates/main")
        #expect(note.location?.range == 2..<22)
    }

    @Test func aFaultSeenFromManyPlacesIsReportedOnce() {
        let main = #"{% include "part" with x=1 %}{% include "part" with x="a" %}{% include "part" with x=true %}"#
        let set = set([("main", main), ("part", "{{ x }}{{ nmae }}")])
        #expect(set.diagnostics.map(\.rule.id) == ["templateUnknownName"])
    }

    @Test func valuesThatAreNotOfTheirDeclaredTypeAreRefused() throws {
        let main = "{{ name }}{% for part in type.parts %}{{ part.name|upper }}{% endfor %}"
        let template = try #require(set([("main", main)])["main"])
        for wrong in [Value.int(1), .list([]), .none, .record(Record(type: Self.tree, values: []))] {
            let error = #expect(throws: RenderError.self) {
                try template.render(Record(type: Self.root, values: [.string("x"), wrong]))
            }
            #expect(["templateType", "templateAbsent"].contains(error?.diagnostic.rule.id))
        }
    }

    @Test func aTemplateMayBeRenderedFromManyTasks() async throws {
        let template = try #require(
            set([("main", #"{% for part in type.parts %}{{ part.name }}{{ name }}{% endfor %}"#)])["main"])
        let root = Record(type: Self.root, values: [.string("x"), dictionary])
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<50 { group.addTask { try template.render(root) } }
            for try await bytes in group { #expect(bytes == Array("StringxArrayx".utf8)) }
        }
    }
}
