import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ViperCommand

/// Whoever writes a rule writes one file, and runs `RECORD_RULES=1 swift test --filter RuleRegistryTests`.
@Suite struct RuleRegistryTests {
    @Test(arguments: RuleRegistry.all) func isCurrent(_ registry: RuleRegistry) throws {
        let text = try registry.text()
        let recorded = try? String(contentsOf: registry.file, encoding: .utf8)
        guard recorded != text else { return }
        if TestSettings.recordsRules {
            try text.write(to: registry.file, atomically: true, encoding: .utf8)
            Issue.record("the registry of \(registry.target) is written anew; build and test again")
        } else {
            Issue.record(
                """
                the registry of \(registry.target) is not what its sources declare: \
                run `RECORD_RULES=1 swift test --filter RuleRegistryTests`
                """)
        }
    }

    @Test(arguments: RuleRegistry.all) func aRuleIsCalledByItsID(_ registry: RuleRegistry) throws {
        let entries = try registry.entries()
        #expect(!entries.isEmpty)
        for entry in entries {
            let name = entry.lintRule.map { $0.lowercased() } ?? String(entry.expression.dropFirst())
            #expect(
                name == (entry.lintRule == nil ? entry.id : entry.id.lowercased()),
                "rename rule '\(entry.id)', or its declaration '\(entry.expression)': they have one name")
        }
    }

    /// Rules are only made where the registry looks for them.
    @Test func everyRuleIsInARegistry() throws {
        #expect(try RuleRegistry.all.flatMap { try $0.entries() }.map(\.id).sorted() == allRules.map(\.id))
    }
}
