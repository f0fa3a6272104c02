import Diagnostics

extension Rule {
    package static let templateName = Rule(
        id: "templateName",
        summary: "What an added file declares has a name of its own",
        explanation: """
            A file that a project's own template adds stands in one target with all that viper-gen generates: its types are not \
            called as one of those, as a declaration of a spec, or as a type of another added file. A template that adds a file \
            for each module puts the module's name into theirs.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum Route {}",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {}")
}

extension Diagnostic {
    /// `what` is called so already: `the presenter of module 'Profile'`.
    static func templateName(
        _ name: String, in path: String, isAlso what: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .templateName, "'\(path.printable)' declares '\(name.printable)', which is \(what)", at: location,
            notes: [Note("call it something else, with the module's name in it: '{{ name }}…'")])
    }
}
