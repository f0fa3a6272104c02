import Diagnostics
import Foundation
import TestSupport
import Testing
import ViperModel
import ViperSpec

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

    /// What a fix-it makes of a spec lacks the error that it mends, and has none that was not there.
    @Test(arguments: (Rule.ofViperSpec + Rule.ofCheck).map(\.id)) func fixItsMend(_ id: String) throws {
        let rule = try #require((Rule.ofViperSpec + Rule.ofCheck).first { $0.id == id })
        // These cannot be written down.
        if ["fileTooLarge", "notText"].contains(id) { return }
        let syntax = Set(Rule.ofViperSpec.map(\.id))
        let before = check(rule.wrong)
        let rest = rule.wrong.components(separatedBy: Self.own).dropFirst().map { Self.own + $0 }.joined()
        for finding in before where !finding.fixIts.isEmpty {
            guard let file = finding.location?.file, ["Test.viper", "App.viper"].contains(file.path) else { continue }
            let mended = String(decoding: file.applying(finding.fixIts), as: UTF8.self)
            // A person has to fill that in.
            if mended.contains("<#") { continue }
            let after = check(mended + rest)
            // What is checked once a spec can be read is not the fix-it's doing.
            let isSyntax = syntax.contains(finding.rule.id)
            let known = Set(before.map(\.rule.id))
            let new = after.filter { other in
                other.severity == .error && !known.contains(other.rule.id)
                    && (!isSyntax || syntax.contains(other.rule.id))
            }
            #expect(new.map(\.message) == [], "\(mended)")
            let isLeft = { (other: Diagnostic) in other.message == finding.message }
            #expect(after.count(where: isLeft) < before.count(where: isLeft), "\(finding.message): \(mended)")
        }
    }

    private static let own = "// Swift of the app:\n"

    private func check(_ example: String) -> [Diagnostic] {
        if example.hasPrefix("app ") || example.hasPrefix("// App.viper") { return CheckedSpec(app: example).findings }
        let parts = example.components(separatedBy: Self.own)
        if parts.count == 2 { return CheckedSpec(parts[0], own: [parts[1]]).findings }
        let needsKit = example.contains("var title: String") || example.contains("show(title: String)")
        return CheckedSpec(example, app: needsKit ? "app Test { ui uikit }" : "app Test { ui none }").findings
    }
}
