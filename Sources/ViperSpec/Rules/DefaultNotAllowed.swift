import Diagnostics
import SwiftSource

extension Rule {
    /// A default in a section's parentheses.
    package static let defaultNotAllowed = Rule(
        id: "defaultNotAllowed",
        summary: "Only inputs and members' parameters have defaults",
        explanation: """
            What stands in a section's parentheses comes from the module's inputs, its assembly lines or the composition root, \
            always. A default belongs to the input: 'module TodoList(limit: Int = 10)'; a value that is made here belongs in \
            an assembly line.
            """,
        wrong: "module TodoList {\n    interactor(limit: Int = 10) {}\n}",
        right: "module TodoList(limit: Int = 10) {\n    interactor(limit) {}\n}")
}

extension Diagnostic {
    static func defaultNotAllowed(_ parameter: Parameter, value: Identifier, in file: SourceFile) -> Diagnostic {
        let end = parameter.type?.range.upperBound ?? parameter.name.range.upperBound
        return Diagnostic(
            .defaultNotAllowed, "'\(parameter.name.name)' cannot have a default here",
            at: SourceLocation(file, value.range),
            notes: [Note("write it on the module's input, or in an assembly line")],
            fixIts: [
                FixIt(
                    "delete the default", range: min(end, value.range.upperBound)..<value.range.upperBound,
                    replacement: "")
            ])
    }
}
