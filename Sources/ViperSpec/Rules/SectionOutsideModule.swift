import Diagnostics
import SwiftSource

extension Rule {
    /// `view { … }` at the top level.
    package static let sectionOutsideModule = Rule(
        id: "sectionOutsideModule",
        summary: "A section stands in a module",
        explanation: """
            view, presenter, interactor, output, router, interface, delegate and on declare the parts of one module, so they \
            stand between its braces. Perhaps a brace before it closes the module too early.
            """,
        wrong: "module TodoList {}\nview { func show() }",
        right: "module TodoList {\n    view { func show() }\n}")
}

extension Diagnostic {
    static func sectionOutsideModule(_ keyword: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .sectionOutsideModule, "the section '\(keyword.name)' stands outside of a module",
            at: SourceLocation(file, keyword.range), notes: [Note("move it between the braces of 'module Name { … }'")])
    }
}
