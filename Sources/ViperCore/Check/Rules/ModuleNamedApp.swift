import Diagnostics

extension Rule {
    package static let moduleNamedApp = Rule(
        id: "moduleNamedApp",
        summary: "No module is named App",
        explanation: """
            Every module has a protocol of its dependencies, and 'AppDependencies' is the composition of them all, which the \
            composition root provides. A module named App would claim that name.
            """,
        wrong: "module App {}",
        right: "module Start {}")
}

extension Diagnostic {
    static func moduleNamedApp(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .moduleNamedApp, "a module cannot be named 'App': 'AppDependencies' is what all modules need together",
            at: location, notes: [Note("name it by what it shows: 'Start', 'Home'")])
    }
}
