import Diagnostics

extension Rule {
    static let templateMalformedTag = Rule(
        id: "templateMalformedTag",
        summary: "A tag is written as its grammar says",
        explanation: """
            The message says what was expected and what stands there instead. The tags are: if, elif, else, \
            endif; for x in xs where c, else, endfor; include "file" with name=value; set name = value; macro \
            name a b=1, endmacro; call name x; filter a|b, endfilter; raw, endraw; break; continue.
            """,
        wrong: "{% for member of members %}{{ member.name }}{% endfor %}",
        right: "{% for member in members %}{{ member.name }}{% endfor %}")
}

extension Diagnostic {
    static func templateMalformedTag(
        expected: String, found: String?, _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .templateMalformedTag, "expected \(expected), found \(found.map { "'\($0)'" } ?? "the end of the tag")",
            at: location)
    }
}
