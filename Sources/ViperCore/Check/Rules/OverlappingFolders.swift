import Diagnostics

extension Rule {
    package static let overlappingFolders = Rule(
        id: "overlappingFolders",
        summary: "specs, sources, testing and templates are folders of their own",
        explanation: """
            What is in 'sources' becomes the app, what is in 'testing' its tests; specs and templates are neither, and the \
            Swift package manager warns of them among sources. So none of the four folders is another one, or inside of it.
            """,
        wrong: "app Todo { sources \"Sources/Todo\"; testing \"Sources/Todo/Tests\" }",
        right: "app Todo { sources \"Sources/Todo\"; testing \"Tests/TodoTests\" }")
}

extension Diagnostic {
    static func overlappingFolders(
        _ setting: String, _ path: String, other: String, otherPath: String, at location: SourceLocation
    ) -> Diagnostic {
        let relation =
            if path.lowercased() == otherPath.lowercased() {
                "the folder of"
            } else if path.lowercased().hasPrefix(otherPath.lowercased() + "/") {
                "inside the folder of"
            } else {
                "around the folder of"
            }
        return Diagnostic(
            .overlappingFolders, "'\(setting)' is \(relation) '\(other)': \"\(otherPath.printable)\"", at: location,
            notes: [Note("give each a folder of its own")])
    }
}
