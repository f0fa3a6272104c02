import Diagnostics

extension Rule {
    package static let unterminatedName = Rule(
        id: "unterminatedName",
        summary: "A name in backticks ends with a backtick on the same line",
        explanation:
            "Backticks make a keyword a name. Both of them stand on one line, with at least one letter between.",
        wrong: "func show(`default: Bool)",
        right: "func show(`default`: Bool)")
}

extension Diagnostic {
    static func unterminatedName(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unterminatedName, "this name's backtick is never closed", at: location,
            notes: [Note("write the name as `name`, on one line")])
    }
}
