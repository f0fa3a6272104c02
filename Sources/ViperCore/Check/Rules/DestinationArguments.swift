import Diagnostics
import SwiftSource

extension Rule {
    package static let destinationArguments = Rule(
        id: "destinationArguments",
        summary: "A destination takes the inputs of its module, and its delegate",
        explanation: """
            Inputs stand in the module's order under their names; those with a default, or of an optional type, may be left \
            out, and so may the delegate, which comes last.
            """,
        wrong:
            "module A { router { func open() { navigation.push(DetailModule()) } } }\nmodule Detail(id: Int) { presenter(id) {} }",
        right:
            "module A { router { func open() { navigation.push(DetailModule(id: 1)) } } }\nmodule Detail(id: Int) { presenter(id) {} }"
    )
}

extension Diagnostic {
    static func destinationArguments(
        _ call: Reference.Call, name: Identifier, takes labels: String, in source: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .destinationArguments, "'\(name.name)' takes \(labels), not \(call.labelText)",
            at: SourceLocation(source, name.range), notes: [Note("write '\(name.name)\(labels)'")])
    }
}
