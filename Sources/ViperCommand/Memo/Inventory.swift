import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// The files that decide what a run for all modules does, by their contents: what it reads, and what it has written. As long as
/// none of them changes, the next run has nothing to do.
struct Inventory: Sendable {
    private var digests: [String: Digest] = [:]
    /// The specs, sorted by path.
    private(set) var specs: [SourceFile] = []
    /// The project's own templates, sorted by path.
    private(set) var templates: [SourceFile] = []

    /// A digest of all files, of the tool, and of the name that the app has where no file gives it one.
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
    /// Takes up the files that are on the disk now. `elsewhere` are the paths of files that a run has read where it does not look
    /// for files by itself. Nil where a folder or one of these files is gone, a link, or something else.
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

    /// Takes up the files as a run leaves them, from the very bytes that it has read and written: what others change meanwhile
    /// is not in it, and so the next run notices it.
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
            // Its digest was taken when it was compared.
            case .staged: break
            case nil: digests[change.path] = nil
            }
        }
        // A person's file that is not Swift is not read by a run: what is in it now is as good as any.
        for file in prepared.compared.lazy.map(\.file) where file.owner == .yours && digests[file.path] == nil {
            digests[file.path] = try project.digest(of: file.path)
        }
    }

    /// How many of the files there are on the disk.
    func count(of files: [ComparedFile]) -> Int { files.count { digests[$0.file.path] != nil } }

    /// The paths of its files that stand where a run does not look for files by itself, sorted.
    func elsewhere(in project: Project, _ input: Pipeline.Input) throws(CommandFailure) -> [String] {
        let found = try input.paths + Self.swiftPaths(of: project, input.appFile.settings)
        return Set(digests.keys).subtracting(found).sorted()
    }

    /// The paths of all Swift files that people own, and of the generated ones of the app and its tests.
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
    /// Whether the folder and those above it, up to the project's, are real folders, and none is hidden: whoever looks for Swift
    /// passes over hidden folders.
    fileprivate func isPlain(_ folder: String) throws(CommandFailure) -> Bool {
        guard case .success(let path) = ProjectPath.checked(folder) else { return false }
        for folder in path.parents + [path] {
            guard folder.name.first != ".", case .folder = try entry(at: folder.text) else { return false }
        }
        return true
    }

    /// The digest of a file; nil where there is none, or a link.
    fileprivate func digest(of path: String) throws(CommandFailure) -> Digest? {
        guard case .file = try entry(at: path) else { return nil }
        return Digest(try contents(of: path))
    }
}
