import Diagnostics

extension Rule {
    static let templateUnknownMacro = Rule(
        id: "templateUnknownMacro",
        summary: "A called macro exists",
        explanation: """
            A macro is known in all templates of the set, by the name that stands after 'macro'.
            """,
        wrong: "{% call signatur member %}",
        right: "{% call signature member %}")
}

extension Diagnostic {
    static func templateUnknownMacro(_ name: String, known: [String], _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateUnknownMacro, "there is no macro '\(name)'", meant: nearest(to: name, in: known), insteadOf: name,
            at: location, otherwise: known.isEmpty ? "no template defines a macro" : "the macros are \(list(known))")
    }
}
