import Diagnostics

extension Rule {
    static let uncertainModule = Rule(
        id: "uncertainModule", severity: .warning, summary: "Module cannot be identified with certainty",
        explanation: """
            Something looks like a part of a module, but viper-gen cannot tell which part, or of which module. Two \
            protocols could be the same part, a name contradicts the references between classes, or the rest of the \
            module is missing. The code is not adopted. Rename a protocol or declare a conformance to make it certain, \
            or write the spec yourself and delete the protocols.
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
