import Diagnostics
import Foundation
import Testing
import UserCode
import ViperModel

@Suite struct CatalogTests {
    /// The texts of the tests beside this one.
    private static let tests: String = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix("RuleTests.swift") }.sorted().map { name in
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
        }.joined()
    }()

    @Test(arguments: Rule.ofCheck.map(\.id)) func everyRuleHasATestOfItsMessage(_ id: String) {
        #expect(Self.tests.contains("️⃣ \(id): "), "no test expects a finding of '\(id)'")
    }

    @Test(arguments: Rule.ofCheck) func everyRuleSaysWhatToDo(_ rule: Rule) {
        #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
        #expect(rule.explanation.hasSuffix("."))
        #expect(rule.wrong != rule.right)
    }

    /// Of the language, only rules without which what is generated still compiles; and all that is found of hand-written files.
    @Test func adjustableRules() {
        let ofFiles = Rule.ofLint + Rule.ofSuppressions + Rule.ofSync
        #expect(ofFiles.allSatisfy { $0.isAdjustable })
        let ofLanguage = Rule.known.values.filter(\.isAdjustable).map(\.id).filter { !ofFiles.map(\.id).contains($0) }
        #expect(
            ofLanguage.sorted() == [
                "awaitInWeakCall", "bodyNotEmitted", "emitsTooLittle", "missingTemplates", "noSuchMember", "notTaken",
                "renamedRule", "roleOutOfScope", "unknownType", "unmarkedEffect", "unmockedMember", "unmockedType",
                "unsettableProperty", "unusedInput", "wrongLabels",
            ])
        #expect(Rule.ofCheck.filter { $0.severity == .warning }.allSatisfy { $0.isAdjustable })
    }
}
