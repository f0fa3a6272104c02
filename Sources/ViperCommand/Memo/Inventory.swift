import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// What a run for all modules looks at and leaves, by content: each file that makes a difference to what the next one does.
struct Inventory: Sendable {
    private var digests: [String: Digest] = [:]
    /// Sorted by path; so are `templates`, which are the project's own.
    private(set) var specs: [SourceFile] = []
    private(set) var templates: [SourceFile] = []

    /// Stands for all of it, for the tool, and for the name that the app has where no file gives it one.
    func state(tool: Digest, appName: String) -> Digest {
        var text = Array((tool.text + appName).utf8)
        for (path, digest) in digests.sorted(by: { $0.key < $1.key }) {
            text.append(0)
            text += path.utf8
            text.append(0)
            text += digest.text.utf8
        }
        return Digest(text)
    }
}

extension Inventory {
    /// As the disk is now, with those of the files `elsewhere` that no run looks for by itself. Nil where a folder or file is not
    /// as runs leave them: gone, a link, something else.
    init?(of project: Project, _ app: AppFile, elsewhere: [String]) throws(CommandFailure) {
        let settings = app.settings
        for folder in [settings.sources, settings.testing] {
            guard try project.isPlain(folder) else { return nil }
        }
        specs = try project.files(in: settings.specs, endingIn: ".viper")
        templates = try project.files(in: settings.templates, endingIn: ".stencil")
        for file in [app.source].compactMap(\.self) + specs + templates { digests[file.path] = Digest(file.bytes) }
        let paths = try Self.swiftPaths(of: project, settings)
        for (path, digest) in zip(
            paths, try paths.mapInParallel { (path) throws(CommandFailure) in try project.digest(of: path) })
        {
            digests[path] = digest
        }
        if elsewhere.isEmpty { return }
        var survey = DiskSurvey(below: project.root, on: project.fileSystem)
        for path in elsewhere {
            guard case .file = try survey.place(of: path) else { return nil }
            digests[path] = try project.digest(of: path)
        }
    }

    /// As a run leaves the disk, from the very bytes that it has read and written: what others have changed meanwhile is not in
    /// it, and so is noticed by the next run.
    init(after prepared: Generation.Prepared, of project: Project) throws(CommandFailure) {
        let (input, changeSet) = (prepared.input, prepared.changeSet)
        let read = input.sources + input.projectTemplates + [changeSet.xcode?.file].compactMap(\.self)
        for file in read + prepared.written.map(\.source) + changeSet.left { digests[file.path] = Digest(file.bytes) }
        for compared in prepared.compared {
            digests[compared.file.path] = compared.digest ?? digests[compared.file.path]
        }
        for change in changeSet.changes {
            switch change.content {
            case .bytes(let bytes): digests[change.path] = Digest(bytes)
            // It is among the files that were compared.
            case .staged: break
            case nil: digests[change.path] = nil
            }
        }
        // A person's file that no run reads, for it is not Swift: what is in it makes no difference.
        for file in prepared.compared.lazy.map(\.file) where file.owner == .yours && digests[file.path] == nil {
            digests[file.path] = try project.digest(of: file.path)
        }
    }

    /// How many of some files are there.
    func count(of files: [ComparedFile]) -> Int { files.count { digests[$0.file.path] != nil } }

    /// The paths of those that stand where no run looks for files by itself, sorted.
    func elsewhere(in project: Project, _ input: Pipeline.Input) throws(CommandFailure) -> [String] {
        let found = try input.paths + Self.swiftPaths(of: project, input.appFile.settings)
        return Set(digests.keys).subtracting(found).sorted()
    }

    /// The Swift files that people own, and the generated ones among those of the app and its tests.
    private static func swiftPaths(of project: Project, _ settings: AppSettings) throws(CommandFailure) -> [String] {
        let targets = [settings.sources, settings.testing]
        var paths: [String] = []
        for folder in project.swiftFolders(settings) { paths += try project.swiftPaths(in: folder, settings) }
        return paths.filter { path in
            !path.hasSuffix(".generated.swift") || targets.contains(where: path.isBelow)
        }
    }
}

extension Project {
    /// Neither the folder nor one of those above it, up to the project's, is a link or something else, or hidden: whoever looks
    /// for Swift passes over hidden folders.
    fileprivate func isPlain(_ folder: String) throws(CommandFailure) -> Bool {
        guard case .success(let path) = ProjectPath.checked(folder) else { return false }
        for folder in path.parents + [path] {
            guard folder.name.first != ".", case .folder = try fileSystem.entry(at: self.path(folder.text)) else {
                return false
            }
        }
        return true
    }

    /// Nil where there is no file, or a link.
    fileprivate func digest(of path: String) throws(CommandFailure) -> Digest? {
        guard case .file = try fileSystem.entry(at: self.path(path)) else { return nil }
        return Digest(try fileSystem.contents(of: self.path(path)))
    }
}
