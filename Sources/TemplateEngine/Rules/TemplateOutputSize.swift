import Diagnostics

extension Rule {
    static let templateOutputSize = Rule(
        id: "templateOutputSize",
        summary: "A template prints within bounds",
        explanation: """
            Rendering stops when the text grows beyond what generated code can reasonably be, 64 MB by default, \
            or when a value does. Usually a loop or a replacement doubles something over and over.
            """,
        wrong: "{% set text = text|replace:\"a\",\"aaaa\" %} in a loop",
        right: "the replacement outside the loop")
}

extension Diagnostic {
    static func templateOutputSize(_ limit: Int, _ location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .templateOutputSize, "the text grows beyond \(limit) bytes", at: location,
            notes: [Note("rendering was stopped; nothing is written")])
    }
}
