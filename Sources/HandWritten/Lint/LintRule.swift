import Diagnostics
import ViperModel

/// A rule that `check` applies to what people wrote, with its check. Each stands in a file of its own in `Rules`; the registry,
/// which says which there are, is made anew from these files by `RuleRegistryTests` (`RECORD_RULES=1`).
protocol LintRule: Sendable {
    static var rule: Rule { get }
    /// The styles of modules that the rule is for.
    static var styles: [AppSettings.Style] { get }
    /// What breaks the rule, in any order.
    static func findings(in lint: LintContext) -> [Diagnostic]
    /// Members that no part of their module uses, each with the finding to report where no other code uses it either: that is
    /// looked up for all rules at once.
    static func uncalled(in lint: LintContext) -> [LintContext.Uncalled]
}

extension LintRule {
    /// Most rules look into the classes of a module's parts.
    static var styles: [AppSettings.Style] { [.classes] }
    static func findings(in lint: LintContext) -> [Diagnostic] { [] }
    static func uncalled(in lint: LintContext) -> [LintContext.Uncalled] { [] }
}
