/// A kind of finding: what `viper-gen explain ID` tells. Every rule stands in a file of its own, next to the function that
/// makes its diagnostic, and in the catalog of its target.
package struct Rule: Sendable, Hashable {
    /// Stable, lowerCamelCase; named in output, in `App.viper` (`rules { entityInView error }`) and by `explain`.
    package let id: String
    /// The severity where `App.viper` says nothing else.
    package let severity: Severity
    /// The rule in one sentence, without a full stop at its end.
    package let summary: String
    /// Why the rule is there and what to do, in a paragraph or two of plain text.
    package let explanation: String
    /// A short example that breaks the rule.
    package let wrong: String
    /// The same, mended.
    package let right: String

    package init(
        id: String, severity: Severity = .error, summary: String, explanation: String, wrong: String, right: String
    ) {
        self.id = id
        self.severity = severity
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
