import Diagnostics
import Testing

@testable import ViperCommand

@Suite struct ExplainTests {
    @Test func listsEveryRuleOnce() {
        let run = Run("explain")
        #expect(run.code == .success)
        let ids = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(ids == allRules.map(\.id))
        #expect(ids == ids.sorted() && Set(ids).count == ids.count)
        #expect(Set(ids).isSuperset(of: Rule.ofViperCommand.map(\.id)))
    }

    @Test(arguments: allRules.map(\.id)) func explainsEveryRule(id: String) throws {
        let rule = try #require(allRules.first { $0.id == id })
        let run = Run("explain \(id)")
        #expect(run.code == .success)
        #expect(run.output.hasPrefix("\(id) (\(rule.severity.rawValue)): "))
        #expect(run.output.contains("\nExample:\n    ") && run.output.contains("\nFixed:\n    "))
        #expect(run.output.contains("This rule cannot be switched off.") == !rule.isAdjustable)
        #expect(rule.id.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil)
        #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
        #expect(rule.explanation.hasSuffix("."))
        #expect(rule.wrong != rule.right)
    }

    @Test func explainsARenamedRuleByItsOldID() {
        #expect(Run("explain appTwice").output == Run("explain duplicateApp").output)
    }
}
