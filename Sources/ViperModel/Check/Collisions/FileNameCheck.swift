import Diagnostics

/// Base names of files are their own within a target, ignoring case: some disks and all build systems ask for that.
enum FileNameCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        // Tests are called like what they test, with an ending.
        var (sources, tests) = (FileNames(limit: 200), FileNames(limit: 240))
        let found = program.emittedFiles.compactMap { file in
            switch file.target {
            case .sources: sources.take(file)
            case .tests: tests.take(file)
            }
        }
        return found.unique(by: \.location)
    }
}

/// File names that are taken, without regard to case.
private struct FileNames {
    /// How many bytes a name has at most, with room for endings.
    let limit: Int
    var taken: [String: EmittedFile] = [:]

    /// Nil for a file whose name is its own, or that every project has.
    mutating func take(_ file: EmittedFile) -> Diagnostic? {
        let key = file.name.lowercased()
        guard let location = file.location else {
            taken[key] = file
            return nil
        }
        if file.name.utf8.count + ".swift".utf8.count > limit {
            return Diagnostic(
                .longFileName,
                "its file '\(file.name.printable).swift' would have a name of \(file.name.utf8.count + 6) bytes",
                at: location, notes: ["a file's name has at most \(limit) bytes; choose a shorter one"])
        }
        guard let first = taken[key] else {
            taken[key] = file
            return nil
        }
        // Names that are equal without ignoring case are reported as those of types.
        let isReportedAsType = first.name == file.name && !file.name.hasSuffix(".generated")
        if isReportedAsType { return nil }
        let other = first.location == nil ? "one that every project has" : "'\(first.name).swift'"
        return Diagnostic(
            .fileNameCollision, "its file '\(file.name).swift' would be the same as \(other)", at: location,
            notes: [first.location.map { .init("that one is for this; rename one of the two", at: $0) } ?? "rename it"])
    }
}

extension Rule {
    static let fileNameCollision = Rule(
        id: "fileNameCollision", summary: "Every generated file has a name of its own in its target, ignoring case",
        explanation: """
            Files are named by modules, their parts and their specs. A build system refuses two files of one name in a target, \
            wherever they are, and many disks take 'TodoList.swift' and 'Todolist.swift' for one.
            """,
        wrong: "module TodoList {}\nmodule Todolist {}",
        right: "module TodoList {}\nmodule TodoArchive {}")

    static let longFileName = Rule(
        id: "longFileName", summary: "No generated file has a name that a disk would refuse",
        explanation: """
            Files are named by modules, interactors and specs. Disks take names of up to 255 bytes; some of them are kept \
            for endings such as 'InteractorTests.swift'.
            """,
        wrong: "module \(String(repeating: "TodoList", count: 30)) {}",
        right: "module TodoList {}")
}
