import Diagnostics
import SwiftSource

extension Rule {
    package static let settingNotAvailable = Rule(
        id: "settingNotAvailable",
        summary: "Some kits and test frameworks are known but not there yet in this version",
        explanation: """
            The word is part of the language, so that specs need not change later, but this version cannot generate what it \
            stands for. Use one of the values that the message names.
            """,
        wrong: "app Todo { tests xctest }",
        right: "app Todo { tests swiftTesting }")
}

extension Diagnostic {
    static func settingNotAvailable(
        _ setting: String, value: String, known: [String], at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .settingNotAvailable,
            "'\(setting) \(value)' is not there yet in this version; use \(known.quotedList)", at: location)
    }
}
