import Diagnostics

extension Rule {
    package static let invalidTarget = Rule(
        id: "invalidTarget",
        summary: "A target is named as a Swift module can be imported",
        explanation: """
            Generated tests begin with '@testable import' and the target's name, so it consists of letters, digits and \
            underscores, begins with no digit, is no keyword, and no module that generated code imports. Without a 'target' \
            the app's name is the target's.
            """,
        wrong: "app Todo { target \"todo-app\" }",
        right: "app Todo { target TodoApp }")
}

extension Diagnostic {
    static func invalidTarget(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidTarget, "the target cannot be named '\(name.printable)', because the tests import it", at: location,
            notes: [Note("use letters, digits and '_': 'TodoApp'")])
    }

    static func takenTarget(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidTarget, "the target cannot be named '\(name)': that is another module, or a word of Swift",
            at: location, notes: [Note("name it '\(SwiftName.upperFirst(name))App'")])
    }
}
