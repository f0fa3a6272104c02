import Diagnostics

extension Rule {
    static let templateNesting = Rule(
        id: "templateNesting",
        summary: "Blocks and parentheses nest within bounds",
        explanation: """
            At most 30 blocks may stand within one another, and at most 16 expressions; an expression may have \
            100 members, indexes and filters one after the other. Templates that people can read need far fewer; \
            an include or a macro takes the inner part out.
            """,
        wrong: "{{ ((((…)))) }}",
        right: "{% set part = … %}{{ part }}")
}

extension Diagnostic {
    enum TemplateNesting: String {
        case block = "blocks within one another"
        case expression = "expressions within one another"
        case step = "steps in one expression"
    }

    static func templateNesting(_ nesting: TemplateNesting, _ location: SourceLocation) -> Diagnostic {
        let limit =
            switch nesting {
            case .block: TemplateParser.maximumDepth
            case .expression: TagReader.maximumDepth
            case .step: TagReader.maximumHeight
            }
        return Diagnostic(
            .templateNesting, "more than \(limit) \(nesting.rawValue)", at: location,
            notes: [Note(nesting == .block ? "move the inner part to a file or a macro" : "use 'set' for a part of it")]
        )
    }
}
