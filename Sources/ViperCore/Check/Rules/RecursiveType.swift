import Diagnostics

extension Rule {
    package static let recursiveType = Rule(
        id: "recursiveType",
        summary: "A value does not hold itself, and an alias does not stand for itself",
        explanation: """
            A struct lies where it is kept, with everything in it, so one that holds another of its kind, directly, in an \
            optional or by way of others, would have no end; an enum needs 'indirect' for that. Arrays and dictionaries keep \
            their elements elsewhere and may hold anything. A type alias stands for what is behind its '=', which must not \
            lead back to it.
            """,
        wrong: "struct Comment { let text: String; let parent: Comment? }",
        right: "struct Comment { let text: String; let answers: [Comment] }")
}

extension Diagnostic {
    /// `kind` is `struct` or `enum`.
    static func recursiveValue(_ name: String, kind: String, at location: SourceLocation) -> Diagnostic {
        let way =
            kind == "enum" ? "write 'indirect enum', or keep it in an array" : "keep it in an array, or keep its id"
        return Diagnostic(
            .recursiveType, "the \(kind) '\(name)' would hold itself", at: location, notes: [Note(way)])
    }

    static func recursiveAlias(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .recursiveType, "the type alias '\(name)' stands for itself", at: location,
            notes: [Note("name the type that is meant")])
    }
}
