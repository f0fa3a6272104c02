import Diagnostics
import SwiftSource

extension Rule {
    package static let untypedAssembly = Rule(
        id: "untypedAssembly",
        summary: "What a section takes from an assembly line has a type that can be read",
        explanation: """
            The class stores it, so its type has to be known. It is, where the line says it ('let a: A = …'), where the line \
            makes a value by its type's name ('let a = A()'), or where the section says it ('presenter(a: A)').
            """,
        wrong: "module A(state: S) { let asset = state.asset; presenter(asset) {} }",
        right: "module A(state: S) { let asset = state.asset; presenter(asset: Asset) {} }")
}

extension Diagnostic {
    static func untypedAssembly(
        _ name: Identifier, line: SourceLocation, in source: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .untypedAssembly, "the type of '\(name.name)' is not known", at: SourceLocation(source, name.range),
            notes: [Note("write it here, '\(name.name): Type', or in the assembly line", at: line)])
    }
}
