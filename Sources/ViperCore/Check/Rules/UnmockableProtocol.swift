import Diagnostics

extension Rule {
    package static let unmockableProtocol = Rule(
        id: "unmockableProtocol",
        summary: "A section inherits nothing that a mock cannot conform to",
        explanation: """
            A mock is a final class that keeps calls. It cannot be made Equatable, Codable or a subclass, and it has neither \
            initialisers nor subscripts nor operators. A property such as CustomStringConvertible's can be stated in the \
            section, and is then mocked like any other.
            """,
        wrong: "module TodoList { view: Equatable {} }",
        right: "module TodoList { view {} }")
}

extension Diagnostic {
    static func unmockableProtocol(
        _ name: String, inheritedBy owner: String, at location: SourceLocation?
    ) -> Diagnostic {
        let wanted = StandardProtocol.withRequirements[name].map { $0.map { "'\($0)'" }.joined(separator: ", ") } ?? ""
        return Diagnostic(
            .unmockableProtocol, "a mock of '\(owner)' cannot conform to '\(name)'", at: location,
            notes: [
                Note(
                    wanted.isEmpty
                        ? "leave '\(name)' out, or leave mocks and tests out of 'emit'"
                        : "leave '\(name)' out, or state \(wanted) in '\(owner)' where that is a property or a function"
                )
            ])
    }
}
