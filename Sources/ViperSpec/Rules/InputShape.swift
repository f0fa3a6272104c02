import Diagnostics
import SwiftSource

extension Rule {
    /// An input with a label, variadic, `inout`, opaque.
    package static let inputShape = Rule(
        id: "inputShape",
        summary: "An input is a name and a type, as a stored property has them",
        explanation: """
            Inputs and what an initialiser takes become stored properties. So there is one name and no label, and the type is \
            none that only a parameter can have: no inout, no 'some', no '...', no @escaping.
            """,
        wrong: "module TodoDetail(of id: Int) {}",
        right: "module TodoDetail(id: Int) {}")
}

extension Diagnostic {
    static func inputLabel(_ parameter: Parameter, in file: SourceFile) -> Diagnostic {
        let range = parameter.range.lowerBound..<parameter.name.range.upperBound
        return Diagnostic(
            .inputShape, "the input '\(parameter.name.name)' has a label, but becomes a property",
            at: SourceLocation(file, range),
            fixIts: [
                FixIt(
                    "delete the label", range: parameter.range.lowerBound..<parameter.name.range.lowerBound,
                    replacement: "")
            ])
    }

    /// `what` is the part that only a function's parameter has: `inout`.
    static func inputType(_ parameter: Parameter, what: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic
    {
        Diagnostic(
            .inputShape, "'\(what)' cannot stand on '\(parameter.name.name)', which becomes a property",
            at: SourceLocation(file, range), notes: [Note("write a type that a stored property can have")])
    }
}
