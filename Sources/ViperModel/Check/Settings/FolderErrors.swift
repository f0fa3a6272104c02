import Diagnostics

extension Rule {
    static let invalidTarget = Rule(
        id: "invalidTarget", summary: "Target name is not an importable module name",
        explanation: """
            Generated tests contain '@testable import' with the target's name. So the name consists of letters, digits \
            and underscores, and does not start with a digit. It is not a keyword, and not the name of a module that \
            generated code imports. Without 'target', the app's name is the target's name.
            """,
        wrong: "app Todo { target \"todo-app\" }",
        right: "app Todo { target TodoApp }")

    static let overlappingFolders = Rule(
        id: "overlappingFolders", summary: "Project folders overlap",
        explanation: """
            Swift in 'sources' is part of the app, and Swift in 'testing' is part of its tests. Specs and templates \
            belong to neither. None of the four folders may be the same as another one, or inside it.
            """,
        wrong: "app Todo { sources \"Sources/Todo\"; testing \"Sources/Todo/Tests\" }",
        right: "app Todo { sources \"Sources/Todo\"; testing \"Tests/TodoTests\" }")

    static let unsafePath = Rule(
        id: "unsafePath", summary: "Path in App.viper is outside the project",
        explanation: """
            The values of 'specs', 'sources', 'testing' and 'templates' are folders relative to the folder of \
            App.viper. Separate nested folders with '/'. Absolute paths, '..', backslashes and invisible characters \
            are not allowed, so viper-gen never writes outside the project.
            """,
        wrong: "app Todo { sources \"../Shared\" }",
        right: "app Todo { sources \"Sources/Todo\" }")
}
