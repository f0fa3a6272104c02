import Diagnostics
import ViperModel

/// Rules that `check` applies to what people wrote, with their check: one in a file of its own in `Rules`, or a table with a row
/// for each. The registry, which says which there are, is made anew from these files by `RuleRegistryTests` (`RECORD_RULES=1`).
protocol LintRule: Sendable {
    /// The styles of modules that it is for.
    static var styles: [AppSettings.Style] { get }
    /// What breaks the rule, in any order.
    static func findings(in lint: LintContext) -> [Diagnostic]
    /// What those who should use it do not, each with the finding to report where no other code uses it either: that is looked
    /// up for all rules at once.
    static func unused(in lint: LintContext) -> [Unused]
}

extension LintRule {
    /// Most rules look into the classes of a module's parts.
    static var styles: [AppSettings.Style] { [.classes] }
    static func findings(in lint: LintContext) -> [Diagnostic] { [] }
    static func unused(in lint: LintContext) -> [Unused] { [] }
}
