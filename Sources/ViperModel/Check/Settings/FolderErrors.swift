import Diagnostics

extension Rule {
    static let invalidTarget = Rule(
        id: "invalidTarget", summary: "A target is named as a Swift module can be imported",
        explanation: """
            Generated tests begin with '@testable import' and the target's name, so it consists of letters, digits and \
            underscores, begins with no digit, is no keyword, and no module that generated code imports. Without a 'target' \
            the app's name is the target's.
            """,
        wrong: "app Todo { target \"todo-app\" }",
        right: "app Todo { target TodoApp }")

    static let overlappingFolders = Rule(
        id: "overlappingFolders", summary: "specs, sources, testing and templates are folders of their own",
        explanation: """
            What is in 'sources' becomes the app, what is in 'testing' its tests; specs and templates are neither, and the \
            Swift package manager warns of them among sources. So none of the four folders is another one, or inside of it.
            """,
        wrong: "app Todo { sources \"Sources/Todo\"; testing \"Sources/Todo/Tests\" }",
        right: "app Todo { sources \"Sources/Todo\"; testing \"Tests/TodoTests\" }")

    static let unsafePath = Rule(
        id: "unsafePath", summary: "Paths in App.viper stay in the project",
        explanation: """
            specs, sources, testing and templates name folders relative to the folder of App.viper, with '/' between them. \
            Absolute paths, '..', backslashes and invisible characters are refused, so that generating never writes \
            elsewhere.
            """,
        wrong: "app Todo { sources \"../Shared\" }",
        right: "app Todo { sources \"Sources/Todo\" }")
}
