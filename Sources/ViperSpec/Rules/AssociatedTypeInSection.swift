import Diagnostics
import SwiftSource

extension Rule {
    /// `associatedtype` outside of a service.
    package static let associatedTypeInSection = Rule(
        id: "associatedTypeInSection",
        summary: "'associatedtype' stands in a service only",
        explanation: """
            The parts of a module hold one another as 'any' protocol, which an associated type would stand in the way of. \
            Declare the type in the module, or make the member generic.
            """,
        wrong: "module TodoList {\n    view {\n        associatedtype Row\n    }\n}",
        right: "module TodoList {\n    struct Row {}\n    view { func show(_ rows: [Row]) }\n}")
}

extension Diagnostic {
    static func associatedTypeInSection(at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .associatedTypeInSection, "'associatedtype' cannot stand in a section", at: SourceLocation(file, range),
            notes: [Note("declare the type in the module, beside its sections")])
    }
}
