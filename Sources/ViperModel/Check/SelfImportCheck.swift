import Diagnostics
import ViperSpec

/// Finds specs that import their own target.
enum SelfImportCheck {
    static func findings(_ file: SpecFile, target: String) -> [Diagnostic] {
        file.declarations.compactMap { declaration in
            guard case .importing(let name) = declaration, name.name == target else { return nil }
            return Diagnostic(
                .selfImport, "'\(name.name)' is this spec's own target",
                at: SourceLocation(file.source, name.range),
                notes: ["delete the line; if another module has this name, rename one of them"])
        }
    }
}

extension Rule {
    static let selfImport = Rule(
        id: "selfImport", summary: "Spec imports its own target",
        explanation: """
            The imports of a spec are copied into its generated files, which belong to the app target. The target's \
            own declarations need no import. Delete the import.
            """,
        wrong: "import Test  // in the target Test\nmodule TodoList {}",
        right: "import Core\nmodule TodoList {}")
}
