import Diagnostics
import ViperCore

/// What a run for all modules looks at, by content: each file that can make a difference to what it does.
struct Inventory: Sendable {
    /// Each path once, sorted.
    let files: [Memo.File]

    private init(_ files: [Memo.File]) {
        self.files = files.sorted { $0.path < $1.path }
    }
}

// MARK: Before a run

extension Inventory {
    /// As the disk is now, with those of `expected` that stand where no run looks for files by itself. Nil where a folder or
    /// file is not as runs leave them: gone, a link, something else.
    init?(of project: Project, _ app: AppFile, expected: [String]) throws(FileError) {
        let settings = app.settings
        for folder in [settings.sources, settings.testing] {
            guard try project.isPlain(folder) else { return nil }
        }
        let inputs =
            try project.paths(in: settings.specs, endingIn: ".viper")
            + project.paths(in: settings.templates, endingIn: ".stencil")
        var files = try inputs.mapInParallel { (path) throws(FileError) in
            Memo.File(path: path, digest: Digest(try project.fileSystem.read(project.path(path), limit: .max)))
        }
        files += app.source.map { [Memo.File($0)] } ?? []
        files += try project.swiftPaths(settings).mapInParallel { (path) throws(FileError) in
            try Memo.File(at: path, in: project)
        }.compactMap(\.self)

        let found = Set(files.map(\.path))
        let others = expected.filter { !found.contains($0) }
        if !others.isEmpty {
            var survey = DiskSurvey(below: project.root, on: project.fileSystem)
            for path in others {
                guard case .file = try survey.place(of: path) else { return nil }
            }
            for path in others { files += try Memo.File(at: path, in: project).map { [$0] } ?? [] }
        }
        self.init(files)
    }
}

extension Project {
    /// Neither the folder nor one of those above it, up to the project's, is a link or something else.
    fileprivate func isPlain(_ folder: String) throws(FileError) -> Bool {
        guard case .success(let path) = ProjectPath.checked(folder) else { return false }
        for folder in path.parents + [folder] {
            guard case .folder = try fileSystem.entry(at: self.path(folder)) else { return false }
        }
        return true
    }

    /// The Swift files that people own, and the generated ones among those of the app and its tests.
    fileprivate func swiftPaths(_ settings: AppSettings) throws(FileError) -> [String] {
        var paths = try handWrittenPaths(settings)
        var seen = Set(paths)
        for folder in [settings.sources, settings.testing] {
            paths += try self.paths(in: folder, endingIn: ".generated.swift").filter { seen.insert($0).inserted }
        }
        return paths
    }
}

extension Memo.File {
    init(_ source: SourceFile) {
        self.init(path: source.path, digest: Digest(source.bytes))
    }

    /// Nil where there is no file, or a link.
    fileprivate init?(at path: String, in project: Project) throws(FileError) {
        guard case .file = try project.fileSystem.entry(at: project.path(path)) else { return nil }
        self.init(path: path, digest: Digest(try project.fileSystem.read(project.path(path), limit: .max)))
    }
}

// MARK: After a run

extension Inventory {
    /// As a run has left the disk, from the very bytes that it has read and written: what others have changed meanwhile is not
    /// in it, and so is noticed by the next run.
    init(after prepared: Generation.Prepared, of project: Project) throws(FileError) {
        let (input, update) = (prepared.input, prepared.update)
        let read = (input.app.map { [$0] } ?? []) + input.specs + input.projectTemplates
        let known = read + prepared.written.map(\.source) + update.foreign
        var digests = Dictionary(
            known.map { ($0.path, Digest($0.bytes)) }, uniquingKeysWith: { first, _ in first })
        for file in prepared.arrived { digests[file.file.path] = file.digest ?? digests[file.file.path] }
        for change in update.changes {
            switch change.content {
            case .bytes(let bytes): digests[change.path] = Digest(bytes)
            case .staged: break
            case nil: digests[change.path] = nil
            }
        }
        // A person's file that no run reads, for it is not Swift: what is in it makes no difference.
        for file in prepared.output.files where file.owner == .yours && digests[file.path] == nil {
            digests[file.path] = try Memo.File(at: file.path, in: project)?.digest
        }
        self.init(digests.map { Memo.File(path: $0.key, digest: $0.value) })
    }
}
