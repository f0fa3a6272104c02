import Diagnostics

extension Rule {
    package static let leftoverClass = Rule(
        id: "leftoverClass",
        severity: .warning,
        summary: "No class in a module's folder is left over from a part that has another name now",
        explanation: """
            'naming' in App.viper calls the part otherwise than before, or the spec has no such part any more. A class of the new \
            name stands beside the old one, and nothing connects what you wrote in the old one. Move it over, and delete the old \
            class; viper-gen never deletes what you wrote, only a file of a part that is gone and that is as it was written.
            """,
        wrong: "// naming { router { class \"{module}Wireframe\" } }\nfinal class ListRouter { … }",
        right: "// naming { router { class \"{module}Wireframe\" } }\nfinal class ListWireframe { … }")
}

extension Diagnostic {
    /// `parts` are the module's classes as they are called now.
    static func leftoverClass(
        _ name: String, of module: String, parts: [String], at location: SourceLocation
    ) -> Diagnostic {
        let parts = parts.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .leftoverClass, "no part of module '\(module)' is called '\(name)'", at: location,
            notes: [Note("its classes are \(parts): move what you wrote to the one in its place, and delete this one")])
    }
}
