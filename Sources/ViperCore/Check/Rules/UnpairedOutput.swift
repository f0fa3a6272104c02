import Diagnostics

extension Rule {
    package static let unpairedOutput = Rule(
        id: "unpairedOutput",
        summary: "An output belongs to an interactor",
        explanation: """
            An output is what an interactor reports to. 'output search' belongs to 'interactor search', and an output without \
            a name to the interactor without one.
            """,
        wrong: "module TodoList { interactor search {}; output { func didFind() } }",
        right: "module TodoList { interactor search {}; output search { func didFind() } }")
}

extension Diagnostic {
    static func unpairedOutput(
        _ name: String?, interactors: [String?], at location: SourceLocation
    ) -> Diagnostic {
        let wanted = name.map { "interactor \($0)" } ?? "interactor"
        let outputs = interactors.map { "'output" + ($0.map { " " + $0 } ?? "") + "'" }
        return Diagnostic(
            .unpairedOutput, "there is no '\(wanted)' that this output could belong to", at: location,
            notes: [
                Note(outputs.isEmpty ? "add '\(wanted) {}'" : "an output here is " + outputs.joined(separator: " or "))
            ])
    }
}
