import Diagnostics

extension Rule {
    package static let unterminatedComment = Rule(
        id: "unterminatedComment",
        summary: "A comment that begins with /* ends with */",
        explanation: """
            The text from /* on is a comment up to the end of the file. Comments nest: each /* inside needs a */ of its own.
            """,
        wrong: "/* shared by /* both */ screens\nfunc show()",
        right: "/* shared by /* both */ screens */\nfunc show()")
}

extension Diagnostic {
    static func unterminatedComment(at location: SourceLocation) -> Diagnostic {
        let start = location.range.lowerBound
        let opening = SourceLocation(location.file, start..<min(start + 2, location.range.upperBound))
        return Diagnostic(
            .unterminatedComment, "this comment is never closed", at: opening,
            notes: [Note("comments nest: every '/*' needs a '*/' of its own")])
    }
}
