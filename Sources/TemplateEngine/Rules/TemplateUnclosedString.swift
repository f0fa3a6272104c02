import Diagnostics

extension Rule {
    static let templateUnclosedString = Rule(
        id: "templateUnclosedString",
        summary: "A string ends on the line on which it begins",
        explanation: """
            A string stands between double or single quotes on one line. A line break in it is written \\n; a \
            quote of its own kind \\" or \\'.
            """,
        wrong: "{{ names|join:\", }}",
        right: "{{ names|join:\", \" }}")
}

extension Diagnostic {
    static func templateUnclosedString(_ location: SourceLocation) -> Diagnostic {
        let quote = location.file.text(location.range)
        return Diagnostic(
            .templateUnclosedString, "the string that begins here has no closing \(quote) on its line", at: location)
    }
}
