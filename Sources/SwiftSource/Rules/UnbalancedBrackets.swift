import Diagnostics

extension Rule {
    package static let unbalancedBrackets = Rule(
        id: "unbalancedBrackets",
        summary: "Every bracket that is opened is closed",
        explanation: """
            A ( [ { or < has no partner. Where a brace is missing, the place that is reported is where the text stopped making \
            sense; the note shows the bracket that was left open.
            """,
        wrong: "presenter { func viewDidLoad() { load() }",
        right: "presenter { func viewDidLoad() { load() } }")
}

extension Diagnostic {
    static func unclosed(_ bracket: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedBrackets, "this '\(bracket)' is never closed", at: location,
            notes: [Note("write the '\(closing(of: bracket))' that belongs to it")])
    }

    static func unopened(_ bracket: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedBrackets, "this '\(bracket)' closes nothing", at: location,
            fixIts: [FixIt("delete it", range: location.range, replacement: "")])
    }

    static func closing(of bracket: String) -> String {
        switch bracket {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        default: ">"
        }
    }
}
