import Diagnostics

extension Rule {
    static let templateSteps = Rule(
        id: "templateSteps",
        summary: "Rendering takes a bounded number of steps",
        explanation: """
            Loops, calls and filters are counted while a template is rendered, so that loops within loops over \
            large lists stop instead of running for hours.
            """,
        wrong: "five loops within one another over the same hundred members",
        right: "one loop for each purpose")
}

extension Diagnostic {
    static func templateSteps(_ limit: Int, _ location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .templateSteps, "rendering takes more than \(limit) steps", at: location,
            notes: [Note("fewer loops within one another, or shorter lists")])
    }
}
