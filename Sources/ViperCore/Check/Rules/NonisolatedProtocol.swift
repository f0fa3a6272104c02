import Diagnostics

extension Rule {
    package static let nonisolatedProtocol = Rule(
        id: "nonisolatedProtocol",
        summary: "A plain protocol that a section inherits runs where the section runs",
        explanation: """
            A module's parts run on the main actor. A protocol of a spec without isolation promises that its members can be \
            called from anywhere, which a class on the main actor cannot keep. Write '@MainActor protocol'. A service is for what works elsewhere: no section can inherit one.
            """,
        wrong: "protocol Loading { func showLoading() }\nmodule A { view: Loading {} }",
        right: "@MainActor protocol Loading { func showLoading() }\nmodule A { view: Loading {} }")
}

extension Diagnostic {
    /// `declaration` is where the protocol's keyword stands; nil for a service.
    static func nonisolatedProtocol(
        _ name: String, inheritedBy owner: String, at location: SourceLocation?, declaration: SourceLocation?
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .nonisolatedProtocol, "'\(owner)' runs on the main actor, but '\(name)' promises to run anywhere",
            at: location)
        guard let declaration else {
            diagnostic.notes = [Note("'\(name)' is a service: take it in parentheses instead of inheriting it")]
            return diagnostic
        }
        let start = declaration.range.lowerBound
        if declaration.file == location?.file {
            diagnostic.fixIts = [
                FixIt("put '@MainActor' before 'protocol \(name)'", range: start..<start, replacement: "@MainActor ")
            ]
        } else {
            diagnostic.notes = [Note("put '@MainActor' before the protocol here", at: declaration)]
        }
        return diagnostic
    }
}
