import Diagnostics

extension Rule {
    package static let unmovableBody = Rule(
        id: "unmovableBody",
        summary: "A body moves where it means the same on both sides",
        explanation: """
            `viper-gen move` takes a body out of a class and puts it into the spec, or back, byte for byte. In the spec it becomes \
            a generated extension in another file, so it cannot use what is private to the class, and its parameters have the \
            names that the spec gives them. What stands in `#if`, or has attributes of its own, stays. With `style reactive` there \
            are no classes to move from and to. Nothing was moved.
            """,
        wrong: "private func title() -> String { … }   // and: func viewDidLoad() { view?.show(title()) }",
        right: "func title() -> String { … }")
}

extension Diagnostic {
    static func unmovableBody(_ message: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(.unmovableBody, message, at: location)
    }
}
