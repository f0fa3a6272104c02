import Diagnostics
import SwiftSource

extension Rule {
    /// A requirement or computed property without a type.
    package static let propertyNeedsType = Rule(
        id: "propertyNeedsType",
        summary: "A required or computed property has a type",
        explanation: "Only state may leave its type out, where its value gives it.",
        wrong: "module TodoList {\n    view { var text { get } }\n}",
        right: "module TodoList {\n    view { var text: String { get } }\n}")
}

extension Diagnostic {
    static func propertyNeedsType(_ variable: VariableSyntax, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .propertyNeedsType, "the property '\(variable.name.name)' has no type",
            at: SourceLocation(file, variable.name.range),
            notes: [Note("write 'var \(variable.name.name): Type'")])
    }
}
