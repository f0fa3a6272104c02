/// A kind of finding: what `viper-gen explain ID` tells. A rule is declared in the file of the check that raises it, or in the
/// folder of the checks that do; the registries of the targets (`Rules.generated.swift`) are made from these declarations.
package struct Rule: Sendable, Hashable {
    /// Stable, lowerCamelCase; named in output, in `App.viper` (`rules { entityInView error }`) and by `explain`.
    package let id: String
    /// The severity where `App.viper` says nothing else.
    package let severity: Severity
    /// Whether `App.viper` may give another severity, and a comment may suppress a finding: without the rule, what is generated
    /// still compiles, or the compiler says why not.
    package let isAdjustable: Bool
    /// The rule in one sentence, without a full stop at its end.
    package let summary: String
    /// Why the rule is there and what to do, in a paragraph or two of plain text.
    package let explanation: String
    /// A short example that breaks the rule.
    package let wrong: String
    /// The fixed example of `wrong`.
    package let right: String

    package init(
        id: String, severity: Severity = .error, isAdjustable: Bool = false, summary: String, explanation: String,
        wrong: String, right: String
    ) {
        self.id = id
        self.severity = severity
        self.isAdjustable = isAdjustable
        self.summary = summary
        self.explanation = explanation
        self.wrong = wrong
        self.right = right
    }
}

/// How bad a finding is. Errors in specs and templates stop everything before anything is written.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}
