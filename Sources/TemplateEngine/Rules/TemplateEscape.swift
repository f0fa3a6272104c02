import Diagnostics

extension Rule {
    static let templateEscape = Rule(
        id: "templateEscape",
        summary: "A backslash in a string begins one of the known escapes",
        explanation: """
            Strings in tags know \\n, \\r, \\t, \\0, \\\\, \\", \\' and \\u{hexadecimal}, as Swift does. A backslash \
            itself is written twice.
            """,
        wrong: "{{ path|replace:\"\\d\",\"\" }}",
        right: "{{ path|replace:\"\\\\d\",\"\" }}")
}

extension Diagnostic {
    static func templateEscape(_ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateEscape, "'\(location.file.text(location.range))' is no escape", at: location,
            notes: [Note(#"the escapes are \n \r \t \0 \\ \" \' and \u{…}"#)])
    }
}
