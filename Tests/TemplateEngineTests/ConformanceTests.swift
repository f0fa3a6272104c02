import Diagnostics
import Testing

@testable import TemplateEngine

@Suite struct ConformanceTests {
    @Test(arguments: ConformanceCase.all)
    func conforms(_ conformance: ConformanceCase) throws {
        #expect(conformance.unknownSections.isEmpty)
        let prepared = try PreparedCase(conformance)
        let errors = conformance.arguments("error")
        #expect(prepared.set.diagnostics.map(prepared.line).sorted() == errors.sorted())
        if let fixed = conformance.body("fixed") {
            #expect(apply(prepared.set.diagnostics, to: prepared.template) == fixed)
        }
        if let expected = conformance.body("expect") {
            let template = try #require(prepared.set["main"])
            #expect(String(decoding: try template.render(prepared.values), as: UTF8.self) == expected)
        }
        for stop in conformance.arguments("stops") { try expectStop(stop, prepared) }
        let isTested = !errors.isEmpty || conformance.body("expect") != nil || !conformance.arguments("stops").isEmpty
        #expect(isTested, "the case expects nothing")
    }

    @Test func thereAreCasesForEveryFilterAndTag() {
        let templates = ConformanceCase.all.flatMap(\.sections).filter { $0.header == "template" }.map(\.body)
        #expect(templates.count >= 140)
        for filter in Filter.all {
            #expect(templates.contains { $0.contains(filter.name) }, "no case for \(filter.name)")
        }
        for tag in TemplateKeyword.allCases.map(\.rawValue) {
            #expect(templates.contains { $0.contains("% \(tag) ") }, "no case for \(tag)")
        }
    }

    @Test func thereIsACaseForEveryRule() {
        let headers = ConformanceCase.all.flatMap(\.sections).map(\.header)
        for rule in Rule.ofTemplateEngine {
            #expect(headers.contains { $0.contains(" \(rule.id)") }, "no case for \(rule.id)")
        }
    }

    /// Rendering ends with an error: `templateAbsent 1️⃣`
    private func expectStop(_ line: String, _ prepared: PreparedCase) throws {
        let template = try #require(prepared.set["main"])
        let error = #expect(throws: RenderError.self) { try template.render(prepared.values) }
        let diagnostic = try #require(error).diagnostic
        #expect("\(diagnostic.rule.id) \(prepared.mark(diagnostic.location))" == line)
    }

    private func apply(_ diagnostics: [Diagnostic], to text: String) -> String {
        var bytes = Array(text.utf8)
        let fixIts = diagnostics.flatMap(\.fixIts).sorted { $0.range.lowerBound > $1.range.lowerBound }
        for fixIt in fixIts { bytes.replaceSubrange(fixIt.range, with: fixIt.replacement.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
