import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// Generated files on the disk that nothing calls for any more, and what becomes of them.
struct StaleFiles: Sendable {
    /// The files that go: nobody has edited them, or edits are overwritten.
    private(set) var removed: [FileChange] = []
    /// Files that stay, for a person has edited them, or they were not generated.
    private(set) var left: [SourceFile] = []
    /// For each file that goes because it is written elsewhere now, the path where. A file is left out where files of its name
    /// are written at several places.
    private(set) var moved: [String: String] = [:]
    /// What a person has to know of.
    private(set) var findings: [Diagnostic] = []
    /// What keeps everything from being written.
    private(set) var refusals: [Diagnostic] = []

    private let project: Project

    private init(in project: Project) { self.project = project }

    // MARK: What no spec calls for

    /// Files below `folders` that no spec calls for any more, as far as they are of some modules; `files` are those that specs call
    /// for.
    static func uncalledFor(
        in folders: [String], of modules: ModuleSelection, with program: Program?, keeping files: [RenderedFile],
        in project: Project, edits: SharedOptions.Edits
    ) throws(CommandFailure) -> StaleFiles {
        var stale = StaleFiles(in: project)
        let wanted = Set(files.filter(\.isInProject).map(\.path))
        let names = Set(files.map(\.path.fileName))
        let moduleFolders = program.map(ModuleFolders.init)
        var seen: Set<String> = []
        for folder in folders {
            for path in try project.paths(in: folder, endingIn: ".generated.swift", ".generated.md")
            where !wanted.contains(path) && seen.insert(path).inserted
                && modules.holds(moduleName(of: path, in: folder, program, moduleFolders))
            {
                guard let existing = try stale.contents(ofOwnFileAt: path) else { continue }
                // Where the file stands elsewhere now, its module is not gone.
                try stale.add(path, existing, edits, isOfGoneModule: !names.contains(path.fileName))
            }
        }
        return stale
    }

    private mutating func add(
        _ path: String, _ existing: [UInt8], _ edits: SharedOptions.Edits, isOfGoneModule: Bool
    ) throws(CommandFailure) {
        switch GeneratedHeader.state(of: existing) {
        case .intact:
            removed.append(FileChange(path: path, old: existing, new: nil))
            if isOfGoneModule { try reportFilesLeft(beside: path) }
        case .edited, .conflicted:
            if edits == .overwritten {
                removed.append(FileChange(path: path, old: existing, new: nil))
            } else {
                findings.append(.editedStaleFile(path))
                left.append(SourceFile(path: path, bytes: existing))
            }
        case .unmanaged: left.append(SourceFile(path: path, bytes: existing))
        }
    }

    /// Reports the hand-written files of a module whose generated file is removed: without it they do not compile.
    private mutating func reportFilesLeft(beside path: String) throws(CommandFailure) {
        let folder = path.pathFolder
        let left = try project.paths(in: folder, endingIn: ".swift").filter { !$0.hasSuffix(".generated.swift") }
        let isModule = path.fileName == folder.fileName + ".generated.swift"
        guard isModule, !left.isEmpty else { return }
        let advice: Diagnostic.Note =
            "if the module has a new name: delete the new module's files, restore the old name in the spec, and run 'viper-gen rename OLD NEW'"
        findings.append(.filesWithoutModule(left, in: folder, way: advice))
    }

    /// The module that a generated file was written for, by its place: `Sources/App/List/List.generated.swift`.
    private static func moduleName(
        of path: String, in folder: String, _ program: Program?, _ folders: ModuleFolders?
    ) -> String? {
        let path = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
        if let program, let index = folders?.module(ofFileAt: path) { return program.modules[index].name }
        let components = path.split(separator: "/")
        return components.count > 1 ? components.first.map(String.init) : nil
    }

    // MARK: What is written elsewhere

    /// Former copies of the generated files that `changeSet` adds: files of the same names that stand below `folders`, because
    /// 'sources' or 'testing' named another folder before. The compiler would find each type twice. It is refused where files that
    /// people wrote stand beside such a copy, and would be begun anew at the other place or never be read again.
    static func writtenElsewhere(
        in folders: [String], by changeSet: ChangeSet, keeping files: [RenderedFile], _ settings: AppSettings,
        in project: Project
    ) throws(CommandFailure) -> StaleFiles {
        var stale = StaleFiles(in: project)
        let newPaths = changeSet.newPaths
        guard !newPaths.isEmpty else { return stale }
        let homesByName = Dictionary(grouping: newPaths, by: \.fileName)
        let known = Set(files.map(\.path)).union(changeSet.changes.map(\.path)).union(changeSet.left.map(\.path))
        let ofModules = Set(files.filter { $0.module != nil }.map(\.path))
        let startedAnew = Dictionary(firstOf: newPaths.filter { !$0.isGeneratedPath }.map { ($0.fileName, $0) })
        // For each hand-written file that would be left behind, the path where it belongs now.
        var leftBehind: [String: String] = [:]
        for folder in folders {
            for path in try project.paths(in: folder, endingIn: ".generated.swift") where !known.contains(path) {
                guard let homes = homesByName[path.fileName], let existing = try stale.contents(ofOwnFileAt: path),
                    GeneratedHeader.state(of: existing) == .intact
                else { continue }
                stale.removed.append(FileChange(path: path, old: existing, new: nil))
                stale.moved[path] = homes.count == 1 ? homes[0] : nil
                let folder = path.pathFolder
                for old in try project.paths(in: folder, endingIn: ".swift") where !old.isGeneratedPath {
                    let isStillRead = [settings.sources, settings.testing].contains(where: old.isBelow)
                    let home = ofModules.contains(homes[0]) && !isStillRead ? homes[0].pathFolder : nil
                    leftBehind[old] = startedAnew[old.fileName] ?? home.map { $0 + old.dropFirst(folder.count) }
                }
            }
        }
        try stale.refuse(leftBehind)
        return stale
    }

    /// Refuses to leave hand-written files behind; `leftBehind` says where each of them belongs now.
    private mutating func refuse(_ leftBehind: [String: String]) throws(CommandFailure) {
        if leftBehind.isEmpty { return }
        let hasApp = try project.file(at: Project.appFileName) != nil
        let why = hasApp ? "according to App.viper," : "there is no App.viper; by default,"
        refusals += leftBehind.sorted { $0.key < $1.key }.map { .fileInOldFolder($0.key, by: $0.value, why: why) }
    }

    // MARK: Reading

    /// The bytes of a file of this project; nil where the path is no file, or one of a project that is nested in this one.
    private func contents(ofOwnFileAt path: String) throws(CommandFailure) -> [UInt8]? {
        guard case .file = try project.entry(at: path), try !isOfNestedProject(path) else { return nil }
        return try project.contents(of: path)
    }

    /// Whether a folder between the project's and the file has an App.viper of its own.
    private func isOfNestedProject(_ path: String) throws(CommandFailure) -> Bool {
        var folder = path.pathFolder
        while !folder.isEmpty {
            let app = project.path(folder + "/" + Project.appFileName)
            if case .file = try project.fileSystem.entry(at: app) { return true }
            folder = folder.pathFolder
        }
        return false
    }
}
