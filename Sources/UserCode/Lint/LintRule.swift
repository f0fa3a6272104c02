import Diagnostics
import ViperModel

/// A rule that `check` applies to user-owned code, in its own file in `Rules`, or a table with a row for each rule.
/// `RuleRegistryTests` regenerates the registry of rules from these files (`RECORD_RULES=1`).
protocol LintRule: Sendable {
    /// The styles of modules that it is for.
    static var styles: [AppSettings.Style] { get }
    /// The findings, in any order.
    static func findings(in lint: LintContext) -> [Diagnostic]
    /// Members that the expected users do not use, each with the finding to report if no other code uses it either. That is
    /// looked up once for all rules.
    static func unused(in lint: LintContext) -> [Unused]
}

extension LintRule {
    /// Most rules look into the classes of a module's parts.
    static var styles: [AppSettings.Style] { [.classes] }
    static func findings(in lint: LintContext) -> [Diagnostic] { [] }
    static func unused(in lint: LintContext) -> [Unused] { [] }
}
