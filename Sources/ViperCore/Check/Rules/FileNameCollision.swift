import Diagnostics

extension Rule {
    package static let fileNameCollision = Rule(
        id: "fileNameCollision",
        summary: "Every generated file has a name of its own in its target, ignoring case",
        explanation: """
            Files are named by modules, their parts and their specs. A build system refuses two files of one name in a target, \
            wherever they are, and many disks take 'TodoList.swift' and 'Todolist.swift' for one.
            """,
        wrong: "module TodoList {}\nmodule Todolist {}",
        right: "module TodoList {}\nmodule TodoArchive {}")
}

extension Diagnostic {
    static func fileNameCollision(
        _ name: String, at location: SourceLocation, first: (name: String, location: SourceLocation?)
    ) -> Diagnostic {
        let others = first.location == nil ? "one that every project has" : "'\(first.name).swift'"
        return Diagnostic(
            .fileNameCollision, "its file '\(name).swift' would be the same as \(others)", at: location,
            notes: [
                first.location.map { Note("that one is for this; rename one of the two", at: $0) } ?? Note("rename it")
            ])
    }
}
