import Diagnostics

extension Rule {
    package static let incompatibleIsolation = Rule(
        id: "incompatibleIsolation",
        summary: "With a UI kit in Swift 6 mode the generated code runs on the main actor",
        explanation: """
            UIKit's classes are isolated to the main actor. In Swift 6 mode a presenter without isolation could neither be \
            called by its view controller nor call it.
            """,
        wrong: "app Todo { ui uikit; isolation none }",
        right: "app Todo { ui none; isolation none }")
}

extension Diagnostic {
    static func incompatibleIsolation(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .incompatibleIsolation, "'isolation none' cannot compile with 'ui uikit' in Swift 6 mode", at: location,
            notes: [Note("use 'isolation mainActor', 'ui none' or 'swift 5'")])
    }
}
