import Diagnostics
import SwiftSource

extension Rule {
    /// An attribute where nothing is emitted that could carry it.
    package static let attributeNotAllowed = Rule(
        id: "attributeNotAllowed",
        summary: "Attributes stand on services, data, sections and members",
        explanation: """
            An attribute goes on what is generated from the declaration. A module, an import, the app and an 'on' section have \
            no single declaration of their own that could carry one. A section's attribute goes on its protocol.
            """,
        wrong: "@MainActor\nmodule TodoList {}",
        right: "module TodoList {}")
}

extension Diagnostic {
    /// `thing` is what cannot carry it: `a module`.
    static func attributeNotAllowed(
        _ attribute: Attribute, on thing: String, edit: Range<Int>, in file: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .attributeNotAllowed, "\(thing) cannot carry the attribute '@\(attribute.name)'",
            at: SourceLocation(file, attribute.range), fixIts: [FixIt("delete it", range: edit, replacement: "")])
    }
}
