import Diagnostics

extension Rule {
    static let inheritanceCycle = Rule(
        id: "inheritanceCycle", summary: "A protocol does not inherit itself",
        explanation: "Neither directly nor by way of others. Swift refuses such protocols.",
        wrong: "protocol A: B {}\nprotocol B: A {}",
        right: "protocol A: B {}\nprotocol B {}")

    static let nonisolatedProtocol = Rule(
        id: "nonisolatedProtocol", summary: "A plain protocol that a section inherits runs where the section runs",
        explanation: """
            A module's parts run on the main actor. A protocol of a spec without isolation promises that its members can be \
            called from anywhere, which a class on the main actor cannot keep. Write '@MainActor protocol'. A service is for what works elsewhere: no section can inherit one.
            """,
        wrong: "protocol Loading { func showLoading() }\nmodule A { view: Loading {} }",
        right: "@MainActor protocol Loading { func showLoading() }\nmodule A { view: Loading {} }")

    static let unknownProtocol = Rule(
        id: "unknownProtocol",
        summary: "A protocol that a section inherits is declared in a spec where mocks are generated",
        explanation: """
            A mock has to conform to what its protocol inherits, so viper-gen must know those requirements. A protocol of the \
            project's own Swift is declared with what it requires: 'external protocol Loadable { func showLoading() }'. Where \
            'emit' holds neither mocks nor tests, any protocol may be inherited.
            """,
        wrong: "module TodoList { view: Loadable {} }",
        right: "external protocol Loadable { func showLoading() }\nmodule TodoList { view: Loadable {} }")

    static let unmockableProtocol = Rule(
        id: "unmockableProtocol", summary: "A section inherits nothing that a mock cannot conform to",
        explanation: """
            A mock is a final class that keeps calls. It cannot be made Equatable, Codable or a subclass, and it has neither \
            initialisers nor subscripts nor operators. A property such as CustomStringConvertible's can be stated in the \
            section, and is then mocked like any other.
            """,
        wrong: "module TodoList { view: Equatable {} }",
        right: "module TodoList { view {} }")
}

extension Diagnostic {
    static func inheritanceCycle(_ path: [String], at location: SourceLocation) -> Diagnostic {
        let shown = path.suffix(8).map { "'\($0)'" }.joined(separator: " → ")
        return Diagnostic(
            .inheritanceCycle, "the protocol inherits itself: \(shown)", at: location,
            notes: [Note("remove one of these inheritances")])
    }

    static func inheritanceTooDeep(limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .inheritanceCycle, "more than \(limit) protocols inherit one another to get here", at: location,
            notes: [Note("inherit it directly")])
    }

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

    static func unknownProtocol(_ name: String, inheritedBy owner: String, at location: SourceLocation?) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownProtocol, "no spec declares '\(name)', so the mock of '\(owner)' could not conform to it",
            at: location)
        if let file = location?.file, name.isPlainIdentifier {
            let end = file.bytes.count
            let lineBreak = file.bytes.last == 0x0A || file.bytes.isEmpty ? "" : "\n"
            diagnostic.fixIts = [
                FixIt(
                    "declare it, with its requirements between the braces", range: end..<end,
                    replacement: "\(lineBreak)\nexternal protocol \(name) {}\n")
            ]
        } else {
            diagnostic.notes = [Note("inherit a protocol of this module, and declare it as 'external protocol'")]
        }
        return diagnostic
    }

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
