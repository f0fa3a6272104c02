import Diagnostics
import Foundation
import TestSupport
import Testing
import ViperModel

/// Each rule explains itself with an example: the wrong one breaks that rule, the right one breaks none.
@Suite struct RuleExampleTests {
    static let ruleIDs = Rule.ofCheck.map(\.id)

    @Test(arguments: ruleIDs) func wrongExampleBreaksTheRule(_ id: String) throws {
        let rule = try #require(Rule.ofCheck.first { $0.id == id })
        #expect(check(rule.wrong).contains { $0.rule.id == id }, "\(check(rule.wrong).map(\.message))")
    }

    @Test(arguments: ruleIDs) func rightExampleIsFine(_ id: String) throws {
        let rule = try #require(Rule.ofCheck.first { $0.id == id })
        #expect(check(rule.right).map { $0.rule.id + ": " + $0.message } == [])
    }

    @Test func catalogIsInOrderAndHasNoIDTwice() {
        #expect(Self.ruleIDs == Set(Self.ruleIDs).sorted())
    }

    private func check(_ example: String) -> [Diagnostic] {
        if example.hasPrefix("app ") || example.hasPrefix("// App.viper") { return CheckedSpec(app: example).findings }
        let parts = example.components(separatedBy: "// Swift of the app:\n")
        if parts.count == 2 { return CheckedSpec(parts[0], own: [parts[1]]).findings }
        let needsKit = example.contains("var title: String") || example.contains("show(title: String)")
        return CheckedSpec(example, app: needsKit ? "app Test { ui uikit }" : "app Test { ui none }").findings
    }
}
