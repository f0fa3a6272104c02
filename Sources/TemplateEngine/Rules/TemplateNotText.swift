import Diagnostics

extension Rule {
    static let templateNotText = Rule(
        id: "templateNotText",
        summary: "Only strings, ints and bools are printed",
        explanation: """
            A list is printed by a loop or joined by |join:", "; of a record one prints a member. Otherwise the \
            text would depend on how Swift happens to describe the value.
            """,
        wrong: "{{ member.parameters }}",
        right: "{% for parameter in member.parameters %}{{ parameter.name }}{% endfor %}")
}

extension Diagnostic {
    static func templateNotText(_ type: ValueType, _ location: SourceLocation) -> Diagnostic {
        let text = location.file.text(location.range)
        let wayOut: String
        if case .record(let record) = type {
            wayOut = "print one of its members: \(list(record.fields.map(\.name)))"
        } else if case .list(.string) = type {
            wayOut = #"join it, '\#(text)|join:", "', or use a loop"#
        } else {
            wayOut = "use a loop"
        }
        return Diagnostic(
            .templateNotText, "'\(text)' is \(type.withArticle) and cannot be printed", at: location,
            notes: [Note(wayOut)])
    }
}
