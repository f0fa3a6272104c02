import Diagnostics

extension Rule {
    package static let usedBeforeAssembled = Rule(
        id: "usedBeforeAssembled",
        summary: "An assembly line uses only lines above it",
        explanation:
            "Assembly lines are carried out in order when the module is opened, as statements of a function are.",
        wrong: "module A { let b = c.d; let c = C(); presenter(b: B, c: C) {} }",
        right: "module A { let c = C(); let b = c.d; presenter(b: B, c: C) {} }")
}

extension Diagnostic {
    static func usedBeforeAssembled(_ name: String, in line: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .usedBeforeAssembled, "'\(line)' is made with '\(name)', which is made only further down", at: location,
            notes: [Note("move the line of '\(name)' up")])
    }
}
