import Diagnostics

extension Rule {
    package static let incompatibleIsolation = Rule(
        id: "incompatibleIsolation",
        summary: "With a UI kit the generated code runs on the main actor",
        explanation: """
            The classes and views of UIKit, SwiftUI and the terminal are isolated to the main actor. A presenter without isolation could \
            neither make its view nor call it, in Swift 5 mode as in Swift 6 mode.
            """,
        wrong: "app Todo { ui uikit; isolation none }",
        right: "app Todo { ui none; isolation none }")
}

extension Diagnostic {
    static func incompatibleIsolation(with kit: AppSettings.Kit, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .incompatibleIsolation, "'isolation none' cannot compile with 'ui \(kit.rawValue)'", at: location,
            notes: [Note("use 'isolation mainActor' or 'ui none'")])
    }
}
