import Diagnostics

extension Rule {
    package static let fixedSeverity = Rule(
        id: "fixedSeverity",
        summary: "A rule without which nothing could be generated stays an error",
        explanation: """
            Style and boundary rules can be made warnings or switched off in App.viper. Where what is generated could not \
            compile, or two things would have one name, there is no choice.
            """,
        wrong: "app Todo { rules { duplicateName off } }",
        right: "app Todo { rules { entityInView off } }")
}

extension Diagnostic {
    static func fixedSeverity(_ rule: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .fixedSeverity, "'\(rule)' is always an error", at: location,
            notes: [Note("`viper-gen explain ID` says of each rule whether App.viper can change it")])
    }
}
