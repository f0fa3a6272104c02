import Diagnostics
import SwiftSource

extension Rule {
    /// A second `app` in one file.
    package static let appTwice = Rule(
        id: "appTwice",
        summary: "A file declares one app",
        explanation: "A project is one app, declared once, in App.viper at the project's root.",
        wrong: "app Todo {}\napp Notes {}",
        right: "app Todo {}")
}

extension Diagnostic {
    static func appTwice(_ second: Identifier, first: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .appTwice, "the app is declared a second time, as '\(second.name)'", at: SourceLocation(file, second.range),
            notes: [Note("'\(first.name)' is declared here; keep one of them", at: SourceLocation(file, first.range))])
    }
}
