import Diagnostics

extension Rule {
    static let templateUnclosedBlock = Rule(
        id: "templateUnclosedBlock",
        summary: "Every block is closed",
        explanation: """
            if is closed by endif, for by endfor, macro by endmacro, filter by endfilter and raw by endraw, \
            innermost first.
            """,
        wrong: "{% if doc %}/// {{ doc }}",
        right: "{% if doc %}/// {{ doc }}{% endif %}")
}

extension Diagnostic {
    static func templateUnclosedBlock(
        _ word: String, end: String, _ location: SourceLocation, before tag: SourceLocation?
    ) -> Diagnostic {
        Diagnostic(
            .templateUnclosedBlock, "'\(word)' is not closed by '{% \(end) %}'", at: location,
            notes: tag.map { [Note("it must be closed before this tag", at: $0)] } ?? [])
    }
}
