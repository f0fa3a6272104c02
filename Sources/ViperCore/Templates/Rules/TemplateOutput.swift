import Diagnostics

extension Rule {
    package static let templateOutput = Rule(
        id: "templateOutput", severity: .warning,
        summary: "A '.swift' file that a project's own template makes is Swift",
        explanation: """
            What a template makes is written as it is. Here a bracket, a string or a comment stays open, or something stands where \
            a declaration has to. The place is one in the file as it was rendered: mend the template, and what it is made from \
            tells `viper-gen context`. Of several files that one template makes, the first is named.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {}")
}

extension Diagnostic {
    /// `fault` is what was found in the file that the templates made.
    static func templateOutput(_ templates: [String], is fault: Diagnostic) -> Diagnostic {
        let list = templates.map { "'\($0.printable)'" }.joined(separator: ", ")
        return Diagnostic(
            .templateOutput, "what comes of \(list) is no Swift: \(fault.message)", at: fault.location,
            notes: [Note("`viper-gen context` names what a template sees")])
    }
}
