import Diagnostics
import SwiftSource

extension Rule {
    /// `var count = 0 { didSet { … } }`.
    package static let stateWithBody = Rule(
        id: "stateWithBody",
        summary: "A property has a value or a body, not both",
        explanation: """
            State is stored and has a value; a member with a body is computed. Observers (willSet, didSet) belong to the stored \
            property in the class's Swift file.
            """,
        wrong: "module Counter {\n    presenter { var count = 0 { didSet { show() } } }\n}",
        right: "module Counter {\n    presenter { var count = 0 }\n}")
}

extension Diagnostic {
    static func stateWithBody(
        _ variable: VariableSyntax, body: Range<Int>, edit: Range<Int>, in file: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .stateWithBody, "the property '\(variable.name.name)' has both a value and a body",
            at: SourceLocation(file, body), fixIts: [FixIt("delete the body", range: edit, replacement: "")])
    }
}
