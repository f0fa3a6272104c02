import Diagnostics

/// Checks that no two files of a target have the same name, ignoring case, and that no name is too long.
///
/// Build systems reject two files with one name in different folders, and many disks ignore case.
enum FileNameCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        // The name of a test file is the name of the tested file with an ending, such as `Tests`. So the limit for
        // sources is lower.
        var (sources, tests) = (FileNames(limit: 200), FileNames(limit: 240))
        let findings = program.emittedFiles.compactMap { file in
            switch file.target {
            case .sources: sources.take(file)
            case .tests: tests.take(file)
            }
        }
        return findings.unique(by: \.location)
    }
}

/// Checks that no two spec folders differ only in case. Generated files are in folders with the same names.
enum SpecFolderCheck {
    /// Reports each folder that has the name of another folder, at the first spec in it.
    static func findings(_ specs: [SourceFile]) -> [Diagnostic] {
        var firstByKey: [String: (folder: String, spec: SourceFile)] = [:]
        var findings: [Diagnostic] = []
        for spec in specs {
            var folder = spec.path.pathFolder
            while !folder.isEmpty {
                let first = firstByKey[folder.lowercased()]
                if first == nil { firstByKey[folder.lowercased()] = (folder, spec) }
                if let first, first.folder != folder { findings.append(.sameFolder(folder, of: spec, as: first)) }
                folder = folder.pathFolder
            }
        }
        return findings.unique(by: \.message)
    }
}

/// The names of a target's files, ignoring case.
private struct FileNames {
    /// The maximum length of a name in bytes, including `.swift`. Disks allow up to 255.
    let limit: Int
    /// The first file with each name, by its lowercase name.
    private var firstByKey: [String: EmittedFile] = [:]

    init(limit: Int) { self.limit = limit }

    /// Adds a file. Returns a finding if its name is too long or taken. Files that every app has are never reported.
    mutating func take(_ file: EmittedFile) -> Diagnostic? {
        let key = file.name.lowercased()
        guard let location = file.location else {
            firstByKey[key] = file
            return nil
        }
        if file.name.utf8.count + ".swift".utf8.count > limit {
            return Diagnostic(
                .longFileName,
                "file name '\(file.name.printable).swift' has \(file.name.utf8.count + 6) bytes",
                at: location, notes: ["choose a shorter name; the limit is \(limit) bytes"])
        }
        guard let first = firstByKey[key] else {
            firstByKey[key] = file
            return nil
        }
        // A file with one type has the type's name, and another rule reports duplicate types.
        let isReportedAsType = first.name == file.name && !file.name.hasSuffix(".generated")
        if isReportedAsType { return nil }
        let other = first.location == nil ? "a file that viper-gen always generates" : "'\(first.name).swift'"
        return Diagnostic(
            .fileNameCollision, "file '\(file.name).swift' has the same name as \(other)", at: location,
            notes: [
                first.location.map {
                    .init(
                        "'\(first.name).swift' is generated for this declaration; rename one of the two declarations",
                        at: $0)
                }
                    ?? "rename the module, protocol or spec that the file is named after"
            ])
    }
}

extension Diagnostic {
    fileprivate static func sameFolder(
        _ folder: String, of spec: SourceFile, as first: (folder: String, spec: SourceFile)
    ) -> Diagnostic {
        let (here, there) = (folder.printable, first.folder.printable)
        return Diagnostic(
            .fileNameCollision, "folder '\(here)' differs from '\(there)' only in case",
            at: SourceLocation(spec, 0..<0),
            notes: [
                .init("move this spec to '\(there)', or give one of the folders another name"),
                .init("'\(there)' contains this spec", at: SourceLocation(first.spec, 0..<0)),
            ])
    }
}

extension Rule {
    static let fileNameCollision = Rule(
        id: "fileNameCollision", summary: "Two generated files have the same name",
        explanation: """
            Generated files are named after modules, parts and specs. A build system rejects two files with the same \
            name in one target, even in different folders. Many disks ignore case: 'TodoList.swift' and \
            'Todolist.swift' are the same file. Rename one of the declarations or specs. Folders of generated files \
            are named after the folders of the specs. On a Mac, 'Specs/Staking' and 'Specs/staking' are the same \
            folder.
            """,
        wrong: "module TodoList {}\nmodule Todolist {}",
        right: "module TodoList {}\nmodule TodoArchive {}")

    static let longFileName = Rule(
        id: "longFileName", summary: "Generated file name is too long",
        explanation: """
            Generated files are named after modules, interactors and specs. File systems allow names of up to 255 \
            bytes, including endings such as 'InteractorTests.swift'. Choose a shorter name.
            """,
        wrong: "module \(String(repeating: "TodoList", count: 30)) {}",
        right: "module TodoList {}")
}
