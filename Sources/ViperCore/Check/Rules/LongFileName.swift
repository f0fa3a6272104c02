import Diagnostics

extension Rule {
    package static let longFileName = Rule(
        id: "longFileName",
        summary: "No generated file has a name that a disk would refuse",
        explanation: """
            Files are named by modules, interactors and specs. Disks take names of up to 255 bytes; some of them are kept \
            for endings such as 'InteractorTests.swift'.
            """,
        wrong: "module \(String(repeating: "TodoList", count: 30)) {}",
        right: "module TodoList {}")
}

extension Diagnostic {
    static func longFileName(_ name: String, limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .longFileName, "its file '\(name.printable).swift' would have a name of \(name.utf8.count + 6) bytes",
            at: location, notes: [Note("a file's name has at most \(limit) bytes; choose a shorter one")])
    }
}
