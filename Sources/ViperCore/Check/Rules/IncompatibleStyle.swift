import Diagnostics

extension Rule {
    package static let incompatibleStyle = Rule(
        id: "incompatibleStyle",
        summary: "Functions and streams run on the main actor, with views that hold a stream's end",
        explanation: """
            With 'style reactive' a view hands its input to a presenter, and listens to what that sends, on the main actor: \
            without isolation it would have to do so from anywhere. SwiftUI's views are values, which hold no end of a stream; \
            there a module is made of classes.
            """,
        wrong: "app Todo { ui none; style reactive; isolation none }",
        right: "app Todo { ui none; style reactive }")
}

extension Diagnostic {
    /// `setting` is what goes with no other style than classes, as it stands in `App.viper`: `isolation none`.
    static func incompatibleStyle(with setting: String, instead: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .incompatibleStyle, "'style reactive' does not go with '\(setting)'", at: location,
            notes: [Note("use \(instead)")])
    }
}
