import Diagnostics
import ViperCore

/// What a run for all modules looks at, by content: each file that can make a difference to what it does.
struct Inventory: Sendable {
    /// Each path once, sorted.
    let files: [Memo.File]
    /// Those of the specs, sorted by path.
    let specs: [SourceFile]
    /// Those of the project's templates, sorted by path.
    let templates: [SourceFile]
}

extension Inventory {
    /// As the disk is now, with those of `expected` that stand where no run looks for files by itself. Nil where a folder or
    /// file is not as runs leave them: gone, a link, something else.
    init?(of project: Project, _ app: AppFile, expected: [String]) throws(FileError) {
        let settings = app.settings
        for folder in [settings.sources, settings.testing] {
            guard try project.isPlain(folder) else { return nil }
        }
        specs = try project.files(in: settings.specs, endingIn: ".viper")
        templates = try project.files(in: settings.templates, endingIn: ".stencil")
        var files = ((app.source.map { [$0] } ?? []) + specs + templates).map { Memo.File($0) }
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
        self.files = files.sorted { $0.path < $1.path }
    }
}

extension Project {
    /// Neither the folder nor one of those above it, up to the project's, is a link or something else.
    fileprivate func isPlain(_ folder: String) throws(FileError) -> Bool {
        guard case .success(let path) = ProjectPath.checked(folder) else { return false }
        for folder in path.parents + [path] {
            guard case .folder = try fileSystem.entry(at: self.path(folder.text)) else { return false }
        }
        return true
    }

    /// The Swift files that people own, and the generated ones among those of the app and its tests.
    fileprivate func swiftPaths(_ settings: AppSettings) throws(FileError) -> [String] {
        let targets = [settings.sources, settings.testing]
        // Whoever looks for Swift passes over hidden folders.
        let hidden = targets.filter { $0.utf8.first == UInt8(ascii: ".") || $0.contains("/.") }
        var paths: [String] = []
        for folder in swiftFolders(settings) { paths += try self.paths(in: folder, endingIn: ".swift") }
        for folder in hidden { paths += try self.paths(in: folder, endingIn: ".generated.swift") }
        var seen: Set<String> = []
        return paths.filter { path in
            let isMeant = !path.hasSuffix(".generated.swift") || targets.contains { path.hasPrefix($0 + "/") }
            return isMeant && seen.insert(path).inserted
        }
    }
}

extension Memo.File {
    init(_ source: SourceFile) {
        self.init(path: source.path, digest: Digest(source.bytes))
    }

    /// Nil where there is no file, or a link.
    init?(at path: String, in project: Project) throws(FileError) {
        guard case .file = try project.fileSystem.entry(at: project.path(path)) else { return nil }
        self.init(path: path, digest: Digest(try project.fileSystem.read(project.path(path), limit: .max)))
    }
}
