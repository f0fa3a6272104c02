import Diagnostics

extension Rule {
    package static let untypedState = Rule(
        id: "untypedState",
        summary: "State that begins with what the initialiser is handed has a type that can be read",
        explanation: """
            Such state is assigned in the initialiser, so its declaration needs a type. It is known, where the value is an \
            initialiser parameter or a property of one whose type a spec declares ('var name = user.name'), or makes a value \
            by its type's name ('var form = Form(user)'). Else write it: 'var title: String = user.name.uppercased()'.
            """,
        wrong: "module A(name: String) { presenter(name) { var title = name.uppercased() } }",
        right: "module A(name: String) { presenter(name) { var title: String = name.uppercased() } }")
}

extension Diagnostic {
    static func untypedState(_ state: StateVariable) -> Diagnostic {
        Diagnostic(
            .untypedState, "the type of the state '\(state.name)' is not known", at: state.location,
            notes: [
                Note(
                    "its value is assigned in the initialiser; write 'var \(state.name): Type = \(state.value ?? "…")'")
            ])
    }
}
