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
        #expect(templates.count >= 150)
        for filter in Filter.allCases {
            #expect(templates.contains { $0.contains(filter.rawValue) }, "no case for \(filter.rawValue)")
        }
        for tag in Keyword.allCases.map(\.rawValue) {
            #expect(templates.contains { $0.contains("% \(tag) ") }, "no case for \(tag)")
        }
    }

    @Test func thereIsACaseForEveryRule() {
        let headers = ConformanceCase.all.flatMap(\.sections).map(\.header)
        // Reported where a program or a set of files is wrong, not a text: tested elsewhere.
        let elsewhere = ["templateDuplicateFile", "templateVariants", "templateContext"]
        for rule in Rule.ofTemplateEngine where !elsewhere.contains(rule.id) {
            #expect(headers.contains { $0.contains(" \(rule.id)") }, "no case for \(rule.id)")
        }
    }

    /// `templateSteps 1️⃣ steps=100`
    private func expectStop(_ line: String, _ prepared: PreparedCase) throws {
        let words = line.split(separator: " ")
        var limits = RenderLimits.standard
        for word in words.dropFirst(2) {
            let parts = word.split(separator: "=")
            let digits = try #require(parts.last)
            let number = try #require(Int(digits))
            switch parts.first {
            case "outputBytes": limits.outputBytes = number
            case "depth": limits.depth = number
            case "steps": limits.steps = number
            default: Issue.record("unknown limit: \(word)")
            }
        }
        let template = try #require(prepared.set["main"])
        let error = #expect(throws: RenderError.self) { try template.render(prepared.values, limits: limits) }
        let diagnostic = try #require(error).diagnostic
        #expect("\(diagnostic.rule.id) \(prepared.mark(diagnostic.location))" == words.prefix(2).joined(separator: " "))
    }

    private func apply(_ diagnostics: [Diagnostic], to text: String) -> String {
        var bytes = Array(text.utf8)
        let fixIts = diagnostics.flatMap(\.fixIts).sorted { $0.range.lowerBound > $1.range.lowerBound }
        for fixIt in fixIts { bytes.replaceSubrange(fixIt.range, with: fixIt.replacement.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
