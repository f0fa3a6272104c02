import Diagnostics

extension Rule {
    package static let unsafePath = Rule(
        id: "unsafePath",
        summary: "Paths in App.viper stay in the project",
        explanation: """
            specs, sources, testing and templates name folders relative to the folder of App.viper, with '/' between them. \
            Absolute paths, '..', backslashes and invisible characters are refused, so that generating never writes \
            elsewhere.
            """,
        wrong: "app Todo { sources \"../Shared\" }",
        right: "app Todo { sources \"Sources/Todo\" }")
}

extension Diagnostic {
    static func unsafePath(
        _ path: String, of setting: String, because fault: PathFault, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(.unsafePath, "'\(setting)' cannot be \"\(path.printable)\": \(fault.reason)", at: location)
    }
}
