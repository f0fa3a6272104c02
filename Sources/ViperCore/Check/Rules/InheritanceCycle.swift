import Diagnostics

extension Rule {
    package static let inheritanceCycle = Rule(
        id: "inheritanceCycle",
        summary: "A protocol does not inherit itself",
        explanation: "Neither directly nor by way of others. Swift refuses such protocols.",
        wrong: "protocol A: B {}\nprotocol B: A {}",
        right: "protocol A: B {}\nprotocol B {}")
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
}
