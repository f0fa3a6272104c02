/// A kind of finding, as `viper-gen explain ID` describes it. A rule is declared in the file or folder of its check.
/// The registries (`Rules.generated.swift`) are generated from these declarations.
package struct Rule: Sendable, Hashable {
    /// The stable ID in lowerCamelCase, used in output, in `App.viper` (`rules { entityInView error }`) and by
    /// `explain`.
    package let id: String
    /// The severity, unless `App.viper` sets another.
    package let severity: Severity
    /// Whether `App.viper` can change the severity, and a comment can suppress a finding. This is allowed if generated
    /// code compiles without the rule, or the compiler reports the problem.
    package let isAdjustable: Bool
    /// The title, without a period.
    package let summary: String
    /// The reason for the rule and the fix, in one or two paragraphs.
    package let explanation: String
    /// A short example that violates the rule.
    package let wrong: String
    /// The fixed example.
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

/// The severity of a finding. Errors in specs and templates prevent all writing.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}
