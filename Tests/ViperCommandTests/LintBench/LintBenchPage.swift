import Diagnostics

@testable import ViperCommand

extension LintBench {
    /// The page with the rules of `check`, made from the cases.
    static var page: String {
        let ids = Set((faults + harmless).flatMap(\.rules))
        let rules = allRules.filter { ids.contains($0.id) }
        let rows = rules.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |" }
        return """
            # What check sees

            Look up the rules that `viper-gen check` applies to your code: what each rule reports, how to fix the \
            code, and what the rule does not report.

            Set the severity of a rule in [App.viper](Settings.md), or suppress one finding with a [comment](CI.md). \
            `viper-gen explain RULE` says why a rule exists.

            Each case on this page is a test that changes a small app. `check` reports the \(faults.count) cases under \
            "Reported". It does not report the \(harmless.count) cases under "Not reported".

            | rule | default | reports |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            \(rules.map(section(of:)).joined(separator: "\n\n"))

            """
    }

    private static func section(of rule: Rule) -> String {
        var parts = [
            "## \(rule.id)", "\(rule.summary). Default: \(rule.severity.rawValue).", code(rule.wrong), "Write instead:",
            code(rule.right),
        ]
        let found = list(faults, of: rule)
        if !found.isEmpty { parts += ["Reported:", found] }
        let silent = list(harmless, of: rule)
        // DocC leaves out tags, so the text before them has to say what the list is.
        if !silent.isEmpty {
            parts += ["Not reported:", "<details><summary>show</summary>", silent, "</details>"]
        }
        return parts.joined(separator: "\n\n")
    }

    private static func code(_ text: String) -> String { "```swift\n\(text)\n```" }

    private static func list(_ cases: [BenchCase], of rule: Rule) -> String {
        cases.filter { $0.rules.contains(rule.id) }.map { "- \($0.title)" }.joined(separator: "\n")
    }
}
