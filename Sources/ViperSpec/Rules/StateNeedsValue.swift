import Diagnostics
import SwiftSource

extension Rule {
    /// State that would be uninitialised.
    package static let stateNeedsValue = Rule(
        id: "stateNeedsValue",
        summary: "State has a value or an optional type",
        explanation: """
            The class is made before anybody could set its state, so the state says what it begins with: 'var count = 0', \
            'var name = user.name' with an input, or 'var fee: Fee?', which begins with nil. A requirement says '{ get }'.
            """,
        wrong: "module Counter {\n    interactor { var count: Int }\n}",
        right: "module Counter {\n    interactor { var count: Int = 0 }\n}")
}

extension Diagnostic {
    static func stateNeedsValue(_ variable: VariableSyntax, in file: SourceFile) -> Diagnostic {
        let name = variable.name.name
        let type = variable.type.map { $0.text } ?? "Type"
        return Diagnostic(
            .stateNeedsValue, "the state '\(name)' has no value", at: SourceLocation(file, variable.name.range),
            notes: [
                Note("write 'var \(name): \(type) = …', or 'var \(name): \(type) { get }' if it is a requirement")
            ])
    }
}
