import Diagnostics

extension Rule {
    package static let incompatibleIsolation = Rule(
        id: "incompatibleIsolation",
        summary: "With a UI kit the generated code runs on the main actor",
        explanation: """
            The classes and views of UIKit, SwiftUI and the terminal are isolated to the main actor. A presenter without isolation could \
            neither be called by its view nor call it. Only with UIKit in Swift 5 mode the compiler lets it pass.
            """,
        wrong: "app Todo { ui uikit; isolation none }",
        right: "app Todo { ui none; isolation none }")
}

extension Diagnostic {
    static func incompatibleIsolation(with kit: AppSettings.Kit, at location: SourceLocation) -> Diagnostic {
        let isStrict = kit != .uikit
        return Diagnostic(
            .incompatibleIsolation,
            "'isolation none' cannot compile with 'ui \(kit.rawValue)'" + (isStrict ? "" : " in Swift 6 mode"),
            at: location,
            notes: [
                Note(
                    isStrict
                        ? "use 'isolation mainActor' or 'ui none'" : "use 'isolation mainActor', 'ui none' or 'swift 5'"
                )
            ])
    }
}
