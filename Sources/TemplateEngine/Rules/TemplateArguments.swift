import Diagnostics

extension Rule {
    static let templateArguments = Rule(
        id: "templateArguments",
        summary: "Filters, macros and includes get the arguments that they take",
        explanation: """
            A filter's arguments follow its name after ':' and are separated by ','. A macro's follow its name, \
            separated by spaces, first by position, then as name=value; those with a default may be left out. No \
            argument is given twice.
            """,
        wrong: "{{ name|replace:\"a\" }}",
        right: "{{ name|replace:\"a\",\"b\" }}")
}

extension Diagnostic {
    static func templateArguments(_ message: String, _ location: SourceLocation, notes: [Note] = []) -> Diagnostic {
        Diagnostic(.templateArguments, message, at: location, notes: notes)
    }

    static func templateUnknownArgument(
        _ name: Name, of macro: MacroSyntax, in file: SourceFile
    ) -> Diagnostic {
        let known = macro.parameters.map(\.name.text)
        return Diagnostic(
            .templateArguments, "the macro '\(macro.name.text)' has no parameter '\(name.text)'",
            meant: nearest(to: name.text, in: known), insteadOf: name.text, at: SourceLocation(file, name.range),
            otherwise: known.isEmpty ? "it has no parameters" : "its parameters are \(list(known))")
    }
}
