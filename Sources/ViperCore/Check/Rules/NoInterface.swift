import Diagnostics

extension Rule {
    package static let noInterface = Rule(
        id: "noInterface",
        summary: "A router returns the interface of a module that has one",
        explanation: """
            'navigation.push' gives what can be asked of the module that was opened: its 'interface' section's protocol. A \
            module without that section gives nothing.
            """,
        wrong: """
            module A { router { func open() -> (any RepoModuleProtocol)? { navigation.push(RepoModule()) } } }
            module Repo {}
            """,
        right: """
            module A { router { func open() -> (any RepoModuleProtocol)? { navigation.push(RepoModule()) } } }
            module Repo { interface { func reload() } }
            """)
}

extension Diagnostic {
    static func noInterface(of module: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .noInterface, "module '\(module)' has no 'interface' section, so there is nothing to return", at: location,
            notes: [Note("add 'interface { … }' to '\(module)', or return nothing")])
    }
}
