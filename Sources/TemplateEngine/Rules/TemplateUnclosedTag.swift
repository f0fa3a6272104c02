import Diagnostics

extension Rule {
    static let templateUnclosedTag = Rule(
        id: "templateUnclosedTag",
        summary: "Every tag is closed",
        explanation: """
            '{{' is closed by '}}', '{%' by '%}' and '{#' by '#}'. A tag may span lines, but no other tag may \
            begin inside it. Text that only looks like a tag goes between {% raw %} and {% endraw %}.
            """,
        wrong: "struct {{ name {",
        right: "struct {{ name }} {")
}

extension Diagnostic {
    static func templateUnclosedTag(_ kind: Tag.Kind, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateUnclosedTag, "'\(kind.opening)' is not closed by '\(kind.closing)'", at: location,
            notes: kind == .comment ? [] : [Note("text that is no tag stands between {% raw %} and {% endraw %}")])
    }
}
