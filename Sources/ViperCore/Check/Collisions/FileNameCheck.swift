import Diagnostics

/// Base names of files are their own within a target, ignoring case: some disks and all build systems ask for that.
enum FileNameCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        let naming = program.app.naming
        var diagnostics: [Diagnostic] = []
        var sources = FileNames(
            ["App+Support.generated", "Navigation"]
                + (program.app.kit.support + program.app.style.support).map(naming.supportFile))
        var tests = FileNames(["App+Support.generated", "Fixtures"])
        for group in program.shared {
            let start = SourceLocation(group.source, 0..<0)
            diagnostics += sources.add("\(group.name)+Shared.generated", at: start)
        }
        for module in program.modules {
            var names = [naming.generatedFile(module.name), naming.presenterFile(module.name)]
            names += module.interactors.map { naming.interactorFile(module.name, interactor: $0.name) }
            if module.router != nil { names.append(naming.routerFile(module.name)) }
            names.append(naming.viewFile(module.name, kit: program.app.kit))
            names += naming.screenView(module.name, kit: program.app.kit).map { [$0] } ?? []
            // Names that are equal without ignoring case are reported as those of types.
            for name in names { diagnostics += sources.add(name, at: module.location).prefix(1) }
            diagnostics += tests.add(naming.generatedFile(module.name), at: module.location)
        }
        var seen: Set<SourceLocation.Key> = []
        return diagnostics.filter { seen.insert(.init($0.location)).inserted }
    }
}

/// File names that are taken, without regard to case.
private struct FileNames {
    private var taken: [String: (name: String, location: SourceLocation?)] = [:]

    init(_ names: [String]) {
        for name in names { taken[name.lowercased()] = (name, nil) }
    }

    /// The longest name, in bytes, with room for endings.
    private static let limit = 200

    mutating func add(_ name: String, at location: SourceLocation) -> [Diagnostic] {
        if name.utf8.count + ".swift".utf8.count > Self.limit {
            return [.longFileName(name, limit: Self.limit, at: location)]
        }
        let key = name.lowercased()
        guard let first = taken[key] else {
            taken[key] = (name, location)
            return []
        }
        let isReportedAsType = first.name == name && !name.hasSuffix(".generated")
        return isReportedAsType ? [] : [.fileNameCollision(name, at: location, first: first)]
    }
}

extension SourceLocation {
    /// A place, without comparing whole texts.
    fileprivate struct Key: Hashable {
        let path: String
        let range: Range<Int>

        init(_ location: SourceLocation?) {
            path = location?.file.path ?? ""
            range = location?.range ?? 0..<0
        }
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

    static func longFileName(_ name: String, limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .longFileName, "its file '\(name.printable).swift' would have a name of \(name.utf8.count + 6) bytes",
            at: location, notes: [Note("a file's name has at most \(limit) bytes; choose a shorter one")])
    }
}
