import Diagnostics

extension Rule {
    package static let requiresNewerVersion = Rule(
        id: "requiresNewerVersion",
        summary: "A project can require a version of viper-gen",
        explanation: """
            Everybody on a team should generate with the same version, or files change back and forth. An older viper-gen \
            refuses to work on the project.
            """,
        wrong: "app Todo { requires \"99.0\" }",
        right: "app Todo { requires \"0.1\" }")
}

extension Diagnostic {
    static func requiresNewerVersion(_ version: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .requiresNewerVersion,
            "this project requires viper-gen \(version) or newer; this is \(ToolVersion.current)", at: location,
            notes: [Note("install a newer viper-gen")])
    }
}
