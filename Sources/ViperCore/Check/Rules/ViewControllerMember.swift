import Diagnostics

extension Rule {
    package static let viewControllerMember = Rule(
        id: "viewControllerMember",
        summary: "A member of a view is not one that its class inherits",
        explanation: """
            With 'ui uikit' a view is a UIViewController, with 'ui terminal' a TerminalView, and with 'ui swiftui' an \
            observable class. A member that is named like one of its own, as 'title', 'viewDidLoad()' or 'handle(_:)', would \
            be declared twice in one class.
            """,
        wrong: "module TodoList { view { var title: String { get set } } }",
        right: "module TodoList { view { func show(title: String) } }")
}

extension Diagnostic {
    static func viewControllerMember(_ name: String, of type: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .viewControllerMember, "\(type) already has '\(name)'", at: location,
            notes: [Note("name it by what the screen shows: 'show(title:)'")])
    }
}
