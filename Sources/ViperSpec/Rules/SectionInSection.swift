import Diagnostics
import SwiftSource

extension Rule {
    /// A section or declaration among the members of a section.
    package static let sectionInSection = Rule(
        id: "sectionInSection",
        summary: "Sections stand side by side in a module, not in one another",
        explanation: "A section holds members only. Perhaps the brace that ends the section before it is missing.",
        wrong: "module TodoList {\n    view { presenter { func viewDidLoad() } }\n}",
        right: "module TodoList {\n    view {}\n    presenter { func viewDidLoad() }\n}")
}

extension Diagnostic {
    static func sectionInSection(_ keyword: Identifier, outer: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .sectionInSection, "'\(keyword.name)' cannot stand inside '\(outer.name)'",
            at: SourceLocation(file, keyword.range),
            notes: [Note("'\(outer.name)' begins here; close it first", at: SourceLocation(file, outer.range))])
    }
}
