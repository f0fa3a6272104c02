import Diagnostics

extension Rule {
    static let templateComparisonChain = Rule(
        id: "templateComparisonChain",
        summary: "A comparison has two sides",
        explanation: """
            a < b < c would compare the truth of the first comparison with c, which is never meant. Say 'and', \
            or use parentheses.
            """,
        wrong: "{% if 0 < count < 5 %}few{% endif %}",
        right: "{% if 0 < count and count < 5 %}few{% endif %}")
}

extension Diagnostic {
    static func templateComparisonChain(_ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateComparisonChain, "comparisons do not chain", at: location,
            notes: [Note("join two comparisons with 'and', or use parentheses")])
    }
}
