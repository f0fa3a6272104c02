import Diagnostics
import SwiftSource

extension Rule {
    /// A top-level declaration inside a module.
    package static let misplacedDeclaration = Rule(
        id: "misplacedDeclaration",
        summary: "Modules, services, imports, externals and the app stand at the top level of a spec",
        explanation: """
            What a module declares for itself is data: entity, struct, enum, protocol, typealias and extension. Everything else \
            is shared by the whole project, and stands outside of the module's braces.
            """,
        wrong: "module TodoList {\n    service TodoStore { func save() }\n}",
        right: "service TodoStore { func save() }\nmodule TodoList {}")
}

extension Diagnostic {
    static func misplacedDeclaration(_ keyword: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .misplacedDeclaration, "'\(keyword.name)' cannot stand inside a module",
            at: SourceLocation(file, keyword.range), notes: [Note("move it to the top level of the spec")])
    }
}
