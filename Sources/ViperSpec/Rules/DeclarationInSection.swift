import Diagnostics
import SwiftSource

extension Rule {
    /// A type, `deinit`, `case` … among the members.
    package static let declarationInSection = Rule(
        id: "declarationInSection",
        summary: "A section holds functions and properties only",
        explanation: """
            Types stand in the module, beside its sections, or at the top level. What belongs to a class, such as deinit, \
            stands in its Swift file.
            """,
        wrong: "module TodoList {\n    view {\n        struct Row {}\n    }\n}",
        right: "module TodoList {\n    struct Row {}\n    view {}\n}")
}

extension Diagnostic {
    static func declarationInSection(_ keyword: Identifier, in file: SourceFile) -> Diagnostic {
        let isType = SpecKeyword.data.contains(keyword.name)
        return Diagnostic(
            .declarationInSection, "'\(keyword.name)' cannot be a member here", at: SourceLocation(file, keyword.range),
            notes: [
                Note(isType ? "move it out of the braces, beside the sections" : "write it in the class's Swift file")
            ])
    }
}
