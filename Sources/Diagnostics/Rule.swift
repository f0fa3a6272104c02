/// A kind of problem that viper-gen reports, such as `weakRole`. Each rule is declared in the file or folder of its
/// check. Each target lists its rules in `Rules.generated.swift`, which a test generates from the declarations.
package struct Rule: Sendable, Hashable {
    /// The stable ID in lowerCamelCase. Findings show the ID, `App.viper` sets severities by ID
    /// (`rules { entityInView error }`), and `viper-gen explain ID` explains the rule.
    package let id: String
    /// The severity, unless `App.viper` sets another.
    package let severity: Severity
    /// Whether `App.viper` can change the severity, and a comment in the source can suppress single findings. True only
    /// if generated code compiles despite the problem, or if the compiler reports the same problem.
    package let isAdjustable: Bool
    /// The title, without a period.
    package let summary: String
    /// Why the rule exists and how to fix a finding, in one or two paragraphs.
    package let explanation: String
    /// A short example that violates the rule.
    package let wrong: String
    /// The same example, corrected.
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

/// The severity of a finding. An error in a spec or template prevents viper-gen from writing any file.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}
