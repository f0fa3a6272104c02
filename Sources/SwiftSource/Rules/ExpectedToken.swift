import Diagnostics

extension Rule {
    package static let expectedToken = Rule(
        id: "expectedToken",
        summary: "A declaration's parts stand in Swift's order, with its punctuation",
        explanation: """
            Something that Swift's grammar asks for is missing: a parenthesis after a function's name, a colon before a type, \
            a comma between parameters. The message names it.
            """,
        wrong: "func show(title: String subtitle: String)",
        right: "func show(title: String, subtitle: String)")
}

extension Diagnostic {
    /// `what` is the token that is missing, `context` where it belongs: `after the function's name`.
    static func expectedToken(
        _ what: String, _ context: String, found: FoundToken, at location: SourceLocation, inserting mend: String,
        insertAt offset: Int
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, "expected '\(what)' \(context), found \(found.description)", at: location,
            fixIts: [FixIt("insert '\(mend)'", range: offset..<offset, replacement: mend)])
    }

    /// Text stands where the bracket `what` should: it is to be taken away.
    static func expectedToken(
        _ what: String, _ context: String, found: FoundToken, at location: SourceLocation, removing text: Range<Int>
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, "expected '\(what)' \(context), found \(found.description)", at: location,
            fixIts: [FixIt("remove what stands before the '\(what)'", range: text, replacement: "")])
    }
}
