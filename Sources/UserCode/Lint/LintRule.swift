import Diagnostics
import ViperModel

/// A rule that `check` applies to user-owned code, or a table with a row for each rule. `RuleRegistryTests` regenerates
/// the registry of rules from the files in this folder and in `Rules` (`RECORD_RULES=1`).
protocol LintRule: Sendable {
    /// The styles (`style` in `App.viper`) to which the rule applies.
    static var styles: [AppSettings.Style] { get }
    /// Returns the findings, in any order.
    static func findings(in lint: LintContext) -> [Diagnostic]
    /// Returns declarations that seem unused, each with a finding. `Lint` reports the finding only if no code in the
    /// wider scope (`Unused.users`) uses the declaration either.
    static func unused(in lint: LintContext) -> [Unused]
}

extension LintRule {
    /// The style with classes, because most rules check the classes of a module's parts.
    static var styles: [AppSettings.Style] { [.classes] }
    static func findings(in lint: LintContext) -> [Diagnostic] { [] }
    static func unused(in lint: LintContext) -> [Unused] { [] }
}
