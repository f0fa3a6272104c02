import Diagnostics

extension Rule {
    static let templateReservedName = Rule(
        id: "templateReservedName",
        summary: "A name is no word of the language",
        explanation: """
            The words and, or, not, in, if, else, true, false, where, with and forloop have a meaning of their \
            own, so nothing else can be called that.
            """,
        wrong: "{% set in = name %}",
        right: "{% set input = name %}")
}

extension Diagnostic {
    static func templateReservedName(_ name: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateReservedName, "'\(name)' is a word of the template language and cannot be a name", at: location,
            notes: [Note("choose another name")])
    }
}
