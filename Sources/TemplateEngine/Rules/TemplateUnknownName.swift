import Diagnostics

extension Rule {
    static let templateUnknownName = Rule(
        id: "templateUnknownName",
        summary: "A name is known where it is used",
        explanation: """
            A template sees the names of its context, which 'viper-gen context' prints, those of 'for' and 'set' \
            around it, and in an included file those of the including template. A macro sees its parameters and \
            the context only.
            """,
        wrong: "{{ modul.name }}",
        right: "{{ module.name }}")
}

extension Diagnostic {
    static func templateUnknownName(
        _ name: String, known: [String], _ location: SourceLocation, notes: [Note]
    ) -> Diagnostic {
        var result = Diagnostic(
            .templateUnknownName, "there is no name '\(name)' here", meant: nearest(to: name, in: known),
            insteadOf: name,
            at: location, otherwise: known.isEmpty ? nil : "the names are \(list(known))")
        result.notes += notes
        return result
    }
}
