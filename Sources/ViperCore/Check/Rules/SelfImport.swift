import Diagnostics
import SwiftSource

extension Rule {
    package static let selfImport = Rule(
        id: "selfImport",
        summary: "A spec does not import the target that it becomes part of",
        explanation: """
            The imports of a spec go into the files that are generated from it, and those belong to the app's target. What \
            the target itself declares is known there without an import.
            """,
        wrong: "import Test  // in the target Test\nmodule TodoList {}",
        right: "import Core\nmodule TodoList {}")
}

extension Diagnostic {
    static func selfImport(_ name: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .selfImport, "'\(name.name)' is the target that this spec becomes part of",
            at: SourceLocation(file, name.range),
            notes: [Note("delete the line; if another module has that name, rename one of the two")])
    }
}
