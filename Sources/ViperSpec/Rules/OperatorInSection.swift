import Diagnostics
import SwiftSource

extension Rule {
    /// `static func == (…)` among requirements.
    package static let operatorInSection = Rule(
        id: "operatorInSection",
        summary: "Sections and services have no operators",
        explanation:
            "Nothing in a module calls its parts by operators, and a mock could not be named after one. Write a function.",
        wrong: "module TodoList {\n    view { static func == (left: Self, right: Self) -> Bool }\n}",
        right: "module TodoList {\n    view { func isSame(as other: String) -> Bool }\n}")
}

extension Diagnostic {
    static func operatorInSection(_ name: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .operatorInSection, "the operator '\(name.name)' cannot be a member here",
            at: SourceLocation(file, name.range), notes: [Note("write a function with a name")])
    }
}
