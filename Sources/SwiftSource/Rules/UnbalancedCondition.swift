import Diagnostics

extension Rule {
    package static let unbalancedCondition = Rule(
        id: "unbalancedCondition",
        summary: "Every #if has its #endif in the same braces",
        explanation: """
            What stands in a body or a type is emitted as it is written, so a '#if' that never ends would swallow what is \
            generated after it, and an '#endif' or '#else' without an '#if' would end another one's.
            """,
        wrong: "module A { presenter { func load() {\n#if DEBUG\nlog()\n} } }",
        right: "module A { presenter { func load() {\n#if DEBUG\nlog()\n#endif\n} } }")
}

extension Diagnostic {
    static func unclosedCondition(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedCondition, "this '#if' has no '#endif' in its braces", at: location,
            notes: [Note("write the '#endif' on a line of its own")])
    }

    static func unopenedCondition(_ directive: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedCondition, "this '\(directive)' belongs to no '#if' in its braces", at: location,
            notes: [Note("delete it, or write the '#if' before it")])
    }
}
