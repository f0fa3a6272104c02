import Diagnostics

extension Rule {
    package static let refusedPath = Rule(
        id: "refusedPath",
        summary: "Files are written as plain files below the project's folder and nowhere else",
        explanation: """
            A path that leads out of the project, goes through a symbolic link, holds characters that cannot be seen, or differs \
            from another only in letter case could overwrite something that nobody meant. Nothing is written then, not even the \
            other files. Change the folder in App.viper or the name in the spec, or replace the link by a folder.
            """,
        wrong: "app Todo { sources \"../Shared/Sources\" }",
        right: "app Todo { sources \"Sources/Shared\" }")
}

extension Diagnostic {
    static func refusedPath(_ refusal: PathRefusal) -> Diagnostic {
        let path = printable(refusal.path)
        let reason =
            switch refusal.reason {
            case .flaw(.empty): "it has an empty or '.' component"
            case .flaw(.absolute): "it is absolute, and paths are relative to the project's folder"
            case .flaw(.leavesProject): "it leaves the project's folder"
            case .flaw(.unprintable): "it holds control or invisible characters"
            case .flaw(.tooLong): "it has a component of more than 255 bytes"
            case .symbolicLink(let link): "'\(printable(link))' is a symbolic link"
            case .notAFolder(let file): "'\(printable(file))' is not a folder"
            case .notAFile: "there is a folder or a special file of that name"
            case .sameAs(let other): "it differs from '\(printable(other))' in letter case or Unicode form alone"
            case .reserved: "names that begin with '.viper-gen' are the tool's own"
            }
        return Diagnostic(.refusedPath, "'\(path)' is not written: \(reason)", at: nil)
    }
}
