import Diagnostics

extension Rule {
    static let uncertainModule = Rule(
        id: "uncertainModule", severity: .warning, summary: "Module cannot be identified with certainty",
        explanation: """
            A protocol or class looks like a part of a module, but viper-gen cannot tell which part or which module. \
            Either two protocols could be the same part, or a name contradicts the references between classes, or the \
            other parts of the module are missing. viper-gen does not adopt this code. Rename a protocol, or declare a \
            conformance, so that the part becomes certain. Or write the spec yourself, and delete the protocols.
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
