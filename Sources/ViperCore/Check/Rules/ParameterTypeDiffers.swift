import Diagnostics

extension Rule {
    package static let parameterTypeDiffers = Rule(
        id: "parameterTypeDiffers",
        summary: "A section takes an input as what it is",
        explanation: """
            A name in a section's parentheses that is the module's input, or an assembly line's, is handed that value. Where \
            its type is written again, the value must be one of it, or the assembly does not compile. Leave the type out, or \
            give a dependency a name of its own.
            """,
        wrong: "module Detail(id: Int) { interactor(id: String) {} }",
        right: "module Detail(id: Int) { interactor(id) {} }")
}

extension Diagnostic {
    static func parameterTypeDiffers(
        _ parameter: InitialiserParameter, given type: String, at origin: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .parameterTypeDiffers,
            "'\(parameter.name)' is '\(parameter.type.text)' here and '\(type)' in the module", at: parameter.location,
            notes: [Note("it is '\(type)' here; leave the type out, or give the dependency another name", at: origin)])
    }
}
