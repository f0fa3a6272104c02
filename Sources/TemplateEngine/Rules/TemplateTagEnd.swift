import Diagnostics

extension Rule {
    static let templateTagEnd = Rule(
        id: "templateTagEnd",
        summary: "A tag is closed as it was opened",
        explanation: """
            '{{ … }}' prints a value and '{% … %}' steers; the two ends must agree.
            """,
        wrong: "{{ name %}",
        right: "{{ name }}")
}

extension Diagnostic {
    static func templateTagEnd(
        _ kind: Tag.Kind, _ location: SourceLocation, opening: Range<Int>
    ) -> Diagnostic {
        Diagnostic(
            .templateTagEnd, "a tag that begins with '\(kind.opening)' ends with '\(kind.closing)'", at: location,
            notes: [Note("it begins here", at: SourceLocation(location.file, opening))],
            fixIts: [
                FixIt("replace it by '\(kind.closing)'", range: location.range, replacement: kind.closing)
            ])
    }
}
