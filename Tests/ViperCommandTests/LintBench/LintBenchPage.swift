import Diagnostics

@testable import ViperCommand

extension LintBench {
    /// The page of what `check` sees, made of the cases.
    static var page: String {
        let found = Dictionary(
            grouping: faults.flatMap { fault in fault.expected.map { ($0.rule, fault.title) } }, by: \.0)
        let rules = allRules.filter { found[$0.id] != nil }.sorted { $0.id < $1.id }
        let rows = rules.map { rule in
            let titles = (found[rule.id] ?? []).map(\.1).unrepeated.joined(separator: "; ")
            return "| `\(rule.id)` | \(rule.severity == .error ? "error" : "warning") | \(rule.summary) | \(titles) |"
        }
        return """
            # What check sees

            `viper-gen check` reads the classes that you wrote beside the specs, and says where they reach past VIPER's boundaries, \
            what of them is dead, and where they do not fit their spec any more. Each finding has its place, and says the way out; \
            `viper-gen explain RULE` tells more. What is an error, a warning or nothing at all you say in \
            [App.viper](Settings.md), and a comment silences one finding where it stands, as [Xcode, SwiftPM and CI](CI.md) shows.

            Both lists below are a test: \(faults.count) faults are planted one by one in a small app, and `check` finds each in its \
            place and nothing else; \(harmless.count) changes that are no faults it lets pass.

            ## What is found

            | Rule | | It says | Planted, and found |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))

            ## What is let pass

            \(harmless.map { "- \($0.title)" }.joined(separator: "\n"))

            """
    }
}

extension [String] {
    /// Each once.
    fileprivate var unrepeated: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
