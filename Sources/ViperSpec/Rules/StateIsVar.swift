import Diagnostics
import SwiftSource

extension Rule {
    /// `let` among the members of a section.
    package static let stateIsVar = Rule(
        id: "stateIsVar",
        summary: "A property of a section is a 'var'",
        explanation: """
            State is what changes while the module is open, so it is a var. What stays the same is an input, a dependency or \
            an assembly line: it stands in the section's parentheses.
            """,
        wrong: "module Counter {\n    interactor { let count = 0 }\n}",
        right: "module Counter {\n    interactor { var count = 0 }\n}")
}

extension Diagnostic {
    static func stateIsVar(_ variable: VariableSyntax, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .stateIsVar, "the property '\(variable.name.name)' of a section is a 'var'",
            at: SourceLocation(file, variable.keyword.range), fixIts: [.replace(variable.keyword, by: "var")])
    }
}
