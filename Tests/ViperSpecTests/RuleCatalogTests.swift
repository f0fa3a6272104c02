import Diagnostics
import SwiftSource
import Testing
import ViperSpec

@Suite struct RuleCatalogTests {
    /// Examples that cannot be written down: a large file, a binary one, a deep one. They are tested on their own.
    private static let withoutExample: Set<String> = ["fileTooLarge", "notText"]

    @Test(arguments: Rule.ofViperSpec) func theWrongExampleBreaksTheRuleAndTheRightOneDoesNot(rule: Rule) {
        let wrong = rules(rule.wrong)
        if !Self.withoutExample.contains(rule.id) { #expect(wrong == [rule.id]) }
        #expect(rules(rule.right) == [])
    }

    @Test(arguments: Rule.ofViperSpec) func textsOfARuleAreComplete(rule: Rule) {
        #expect(!rule.summary.hasSuffix("."))
        #expect(rule.summary.first.map { $0.isUppercase || $0 == "'" } ?? false)
        #expect(rule.explanation.hasSuffix("."))
        #expect(!rule.wrong.isEmpty && !rule.right.isEmpty)
    }
}
