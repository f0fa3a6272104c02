import Diagnostics

extension Rule {
    package static let settingShape = Rule(
        id: "settingShape",
        summary: "A setting has the number and kind of values that it takes",
        explanation: """
            Most settings take one word or one string. 'emit' takes a list with commas, 'rules' takes pairs of a rule and its \
            severity in braces.
            """,
        wrong: "app Todo { indent 2, 4 }",
        right: "app Todo { indent 4 }")
}

extension Diagnostic {
    static func settingShape(_ setting: String, takes shape: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.settingShape, "'\(setting)' takes \(shape)", at: location)
    }
}
