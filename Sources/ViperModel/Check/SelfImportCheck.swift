import Diagnostics
import ViperSpec

/// Looks for specs that import the target that they become part of.
enum SelfImportCheck {
    static func findings(_ file: SpecFile, target: String) -> [Diagnostic] {
        file.declarations.compactMap { declaration in
            guard case .importing(let name) = declaration, name.name == target else { return nil }
            return Diagnostic(
                .selfImport, "'\(name.name)' is the target that this spec becomes part of",
                at: SourceLocation(file.source, name.range),
                notes: ["delete the line; if another module has that name, rename one of the two"])
        }
    }
}

extension Rule {
    static let selfImport = Rule(
        id: "selfImport", summary: "A spec does not import the target that it becomes part of",
        explanation: """
            The imports of a spec go into the files that are generated from it, and those belong to the app's target. What \
            the target itself declares is known there without an import.
            """,
        wrong: "import Test  // in the target Test\nmodule TodoList {}",
        right: "import Core\nmodule TodoList {}")
}
