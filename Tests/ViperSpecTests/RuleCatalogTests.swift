import Diagnostics
import Foundation
import SwiftSource
import Testing
import ViperSpec

@Suite struct RuleCatalogTests {
    /// Examples that cannot be written down: a large file, a binary one, a deep one. They are tested on their own.
    private static let withoutExample: Set<String> = ["fileTooLarge", "notText"]

    @Test(arguments: SpecRules.own) func theWrongExampleBreaksTheRuleAndTheRightOneDoesNot(rule: Rule) {
        let wrong = rules(rule.wrong)
        if !Self.withoutExample.contains(rule.id) { #expect(wrong == [rule.id]) }
        #expect(rules(rule.right) == [])
    }

    @Test func everyRuleInTheSourcesIsInTheCatalog() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/ViperSpec")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        var ids: [String] = []
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            let found = text.matches(of: /Rule\(\s*id: "(\w+)"/).map { String($0.1) }
            if let id = found.first {
                let file = id.prefix(1).uppercased() + id.dropFirst() + ".swift"
                #expect(path == "Rules/\(file)", "a rule stands in a file of its name")
                #expect(found.count == 1)
            }
            ids += found
        }
        #expect(ids.sorted() == SpecRules.own.map(\.id).sorted())
        #expect(Set(SpecRules.all.map(\.id)).count == SpecRules.all.count)
    }

    @Test(arguments: SpecRules.own) func textsOfARuleAreComplete(rule: Rule) {
        #expect(!rule.summary.hasSuffix("."))
        #expect(rule.summary.first.map { $0.isUppercase || $0 == "'" } ?? false)
        #expect(rule.explanation.hasSuffix("."))
        #expect(!rule.wrong.isEmpty && !rule.right.isEmpty)
    }
}
