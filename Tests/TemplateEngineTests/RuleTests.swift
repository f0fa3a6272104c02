import Diagnostics
import Testing

@testable import TemplateEngine

/// What `explain` shows must be true.
@Suite struct RuleTests {
    /// Rules whose examples are no templates, or show when they are rendered.
    private static let withoutTemplates: Set<String> = ["templateNesting", "templateDepth", "templateAbsent"]

    private static let values = """
        name: "a"
        kind: "b"
        text: "c"
        path: "d"
        count: 3
        isAsync: true
        names: ["a"]
        module: Module{ name: "a" }
        member: Member{ name: "a", doc?: "b", parameters: [Parameter{ name: "p" }] }
        members: [Member{ name: "a" }]
        type: Type{ name: "a", parts: [Type{ name: "b" }] }
        doc?: "d"
        """

    private func findings(_ text: String) throws -> [String] {
        let files = [
            ("main", text), ("member.swift", ""),
            ("macros", "{% macro signature m %}{% endmacro %}"),
        ]
        let root = try ValuesReader.read(Self.values)
        let set = TemplateSet(
            sources: files.map { TemplateSource(SourceFile(path: $0.0, text: $0.1)) },
            entries: [TemplateEntry("main", root: root.type)])
        return set.diagnostics.map(\.rule.id)
    }

    @Test(arguments: Rule.ofTemplateEngine.filter { !withoutTemplates.contains($0.id) })
    func examplesAreTrue(_ rule: Rule) throws {
        #expect(Set(try findings(rule.wrong)) == [rule.id])
        #expect(try findings(rule.right) == [])
    }

    @Test func rulesHaveNamesOfTheirOwn() {
        let ids = Rule.ofTemplateEngine.map(\.id)
        #expect(Set(ids).count == ids.count)
        for rule in Rule.ofTemplateEngine {
            #expect(rule.id.hasPrefix("template"))
            #expect(!rule.summary.hasSuffix("."))
            #expect(rule.explanation.hasSuffix("."))
        }
    }
}
