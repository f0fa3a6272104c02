import Diagnostics
import Testing
import UserCode
import ViperModel

/// Each rule explains itself with an example: the wrong one breaks that rule, the right one does not.
@Suite struct LintExampleTests {
    /// The examples of the class that is left over and of the test are of two files, so they are tested on their own.
    static let ruleIDs = (Rule.ofLint + Rule.ofSuppressions).map(\.id).filter {
        !["leftoverClass", "disabledTest"].contains($0)
    }

    @Test(arguments: ruleIDs) func wrongExampleBreaksTheRule(_ id: String) throws {
        let rule = try #require((Rule.ofLint + Rule.ofSuppressions).first { $0.id == id })
        #expect(check(rule.wrong).contains { $0.rule.id == id }, "\(check(rule.wrong).map(\.message))")
    }

    @Test(arguments: ruleIDs) func rightExampleIsFine(_ id: String) throws {
        let rule = try #require((Rule.ofLint + Rule.ofSuppressions).first { $0.id == id })
        let found = check(rule.right).filter { $0.rule.id == id || $0.severity == .error }
        #expect(found.map { $0.rule.id + ": " + $0.message } == [])
    }

    @Test(arguments: [Rule.ofLint, Rule.ofSuppressions, Rule.ofSync]) func catalogIsInOrderAndHasNoIDTwice(
        _ rules: [Rule]
    ) {
        #expect(rules.map(\.id) == Set(rules.map(\.id)).sorted())
    }

    @Test(arguments: Rule.ofLint + Rule.ofSuppressions + Rule.ofSync) func everyRuleSaysWhatToDo(_ rule: Rule) {
        #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
        #expect(rule.explanation.hasSuffix("."))
        #expect(rule.wrong != rule.right)
    }

    @Test func everyFindingSaysWhatMendsIt() {
        for rule in Rule.ofLint + Rule.ofSuppressions {
            for finding in check(rule.wrong) where finding.rule == rule {
                #expect(!(finding.notes.isEmpty && finding.fixIts.isEmpty), "\(rule.id)")
            }
        }
    }

    private func check(_ example: String) -> [Diagnostic] {
        let isSwift = example.contains("final class")
        return isSwift ? LintedCode(example).findings : LintedCode(spec: example, app: "app Test { ui none }").findings
    }
}
