import Diagnostics
import ViperModel

/// A rule that `check` applies to user-owned code: a type in a file of the folder `Rules`, or a table with a row for
/// each rule. `RuleRegistryTests` regenerates the registry of rules from these files (`RECORD_RULES=1`).
protocol LintRule: Sendable {
    /// The styles (`style` in `App.viper`) to which the rule applies.
    static var styles: [AppSettings.Style] { get }
    /// Returns the findings, in any order.
    static func findings(in lint: LintContext) -> [Diagnostic]
    /// Returns members that their expected users do not use, each with the finding to report if no other code uses the
    /// member either. `Lint` looks for other uses once, for all rules.
    static func unused(in lint: LintContext) -> [Unused]
}

extension LintRule {
    /// The style with classes, because most rules check the classes of a module's parts.
    static var styles: [AppSettings.Style] { [.classes] }
    static func findings(in lint: LintContext) -> [Diagnostic] { [] }
    static func unused(in lint: LintContext) -> [Unused] { [] }
}
