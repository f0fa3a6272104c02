import Diagnostics

extension Rule {
    package static let duplicateSetting = Rule(
        id: "duplicateSetting",
        summary: "A setting stands once in App.viper",
        explanation: "Which of two values would count could not be seen from the file. Remove one of them.",
        wrong: "app Todo { indent 2; indent 4 }",
        right: "app Todo { indent 4 }")
}

extension Diagnostic {
    static func duplicateSetting(
        _ name: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateSetting, "'\(name)' is set twice", at: location, notes: [Note("it is first set here", at: first)])
    }
}
