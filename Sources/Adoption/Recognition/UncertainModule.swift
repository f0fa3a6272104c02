import Diagnostics

extension Rule {
    static let uncertainModule = Rule(
        id: "uncertainModule", severity: .warning, summary: "`adopt` takes over what is certainly a module",
        explanation: """
            Something looks like a part of a module, and it cannot be told which part, or of which module: two protocols could \
            be the same part, a name and the ties between classes contradict each other, or nothing else of the module is \
            there. It is left alone. A protocol that is renamed, or a conformance that is stated, makes it certain; or write \
            the spec yourself, and take the protocols out.
            """,
        wrong: "protocol LoginPresenter {}; protocol LoginViewOutput {}; protocol LoginView {}",
        right: "protocol LoginViewOutput {}; protocol LoginView {}")
}

extension Diagnostic {
    package static func uncertainModule(
        _ message: String, at location: SourceLocation, notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(.uncertainModule, message, at: location, notes: notes)
    }
}
