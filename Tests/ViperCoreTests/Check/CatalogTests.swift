import Diagnostics
import Foundation
import Testing
import ViperCore

@Suite struct CatalogTests {
    /// The texts of the tests beside this one.
    private static let tests: String = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix("RuleTests.swift") }.sorted().map { name in
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
        }.joined()
    }()

    @Test(arguments: CoreRules.all.map(\.id)) func everyRuleHasATestOfItsMessage(_ id: String) {
        #expect(Self.tests.contains("️⃣ \(id): "), "no test expects a finding of '\(id)'")
    }

    @Test(arguments: CoreRules.all) func everyRuleSaysWhatToDo(_ rule: Rule) {
        #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
        #expect(rule.explanation.hasSuffix("."))
        #expect(rule.wrong != rule.right)
    }

    @Test func adjustableRulesExist() {
        #expect(CoreRules.adjustable.subtracting(CoreRules.everyRule.map(\.id)) == [])
        #expect(CoreRules.all.filter { $0.severity == .warning }.allSatisfy { CoreRules.adjustable.contains($0.id) })
    }
}
