import Diagnostics

extension Rule {
    static let templateAbsent = Rule(
        id: "templateAbsent",
        summary: "A value that may be absent is tested before it is used",
        explanation: """
            A type with a question mark may have no value. Test it with {% if x %} (also in 'and', 'elif', \
            'where' and 'a if x else b'): inside, x is there. Or say what to use instead: x|default:"…". An \
            element of a list, and the filters first and last, may be absent as well.
            """,
        wrong: "/// {{ member.doc }}",
        right: "{% if member.doc %}/// {{ member.doc }}{% endif %}")
}

extension Diagnostic {
    static func templateAbsent(_ location: SourceLocation) -> Diagnostic {
        let text = location.file.text(location.range)
        return Diagnostic(
            .templateAbsent, "'\(text)' may be absent and must be tested before it is used", at: location,
            notes: [Note("inside '{% if \(text) %}' it is there; or add a default: '\(text)|default:…'")])
    }
}
