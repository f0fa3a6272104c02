import Diagnostics

extension Rule {
    static let templateType = Rule(
        id: "templateType",
        summary: "An operation gets values of the types that it works on",
        explanation: """
            Values are strings, ints, bools, lists and records, and nothing is converted behind your back: a \
            string is not compared with a number, only lists are walked through, only records have members.
            """,
        wrong: "{% for letter in name %}{{ letter }}{% endfor %}",
        right: "{% for name in names %}{{ name }}{% endfor %}")
}

extension Diagnostic {
    static func templateType(
        _ message: String, _ location: SourceLocation, notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(.templateType, message, at: location, notes: notes)
    }
}
