import Diagnostics
import UserCode
import ViperGeneration
import ViperModel

/// Generated files on disk that are no longer required.
struct StaleFiles: Sendable {
    /// The files to remove: unmodified files, and with `--force` also edited files.
    private(set) var removed: [FileChange] = []
    /// The files that stay, because the user edited them, or because viper-gen did not generate them.
    private(set) var keptFiles: [SourceFile] = []
    /// The new path of each removed file that is generated in another folder now. A removed file is left out if several
    /// new files have its name.
    private(set) var moved: [String: String] = [:]
    private(set) var findings: [Diagnostic] = []
    /// The reasons why nothing may be written.
    private(set) var refusals: [Diagnostic] = []

    private let project: Project

    private init(in project: Project) { self.project = project }

    // MARK: Files that no spec requires

    /// Returns the files below `folders` that no spec requires. `files` are the required files.
    static func notRequired(
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
                // If a file with the same name is required elsewhere, the module still exists.
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
                keptFiles.append(SourceFile(path: path, bytes: existing))
            }
        case .unmanaged: keptFiles.append(SourceFile(path: path, bytes: existing))
        }
    }

    /// Reports the user-owned files that remain after a module's generated file is removed. They no longer compile.
    private mutating func reportFilesLeft(beside path: String) throws(CommandFailure) {
        let folder = path.pathFolder
        let left = try project.paths(in: folder, endingIn: ".swift").filter { !$0.hasSuffix(".generated.swift") }
        let isModule = path.fileName == folder.fileName + ".generated.swift"
        guard isModule, !left.isEmpty else { return }
        let ways: [Diagnostic.Note] = [
            "to delete all files that you never changed, restore the spec, and run 'viper-gen remove \(printable(folder.fileName))'",
            "if the module has a new name: delete the new module's files, restore the old name in the spec, and run 'viper-gen rename OLD NEW'",
        ]
        findings.append(.filesWithoutModule(left, in: folder, ways: ways))
    }

    /// Returns the module of a generated file, from its path: `List` for `Sources/App/List/List.generated.swift`.
    private static func moduleName(
        of path: String, in folder: String, _ program: Program?, _ folders: ModuleFolders?
    ) -> String? {
        let path = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
        if let program, let index = folders?.module(ofFileAt: path) { return program.modules[index].name }
        let components = path.split(separator: "/")
        return components.count > 1 ? components.first.map(String.init) : nil
    }

    // MARK: Files that are generated elsewhere

    /// Returns the generated files that remain in old folders after the setting 'sources' or 'testing' was changed.
    /// They have the same names as files that `changeSet` adds, so the compiler would find each type twice. For each
    /// user-owned file in the same folders, the result has a refusal if viper-gen would create the file again
    /// elsewhere, or would no longer read it.
    static func generatedElsewhere(
        in folders: [String], by changeSet: ChangeSet, keeping files: [RenderedFile], _ settings: AppSettings,
        in project: Project
    ) throws(CommandFailure) -> StaleFiles {
        var stale = StaleFiles(in: project)
        let newPaths = changeSet.newPaths
        guard !newPaths.isEmpty else { return stale }
        let homesByName = Dictionary(grouping: newPaths, by: \.fileName)
        let known = Set(files.map(\.path)).union(changeSet.changes.map(\.path)).union(changeSet.keptFiles.map(\.path))
        let ofModules = Set(files.filter { $0.module != nil }.map(\.path))
        let startedAnew = Dictionary(firstOf: newPaths.filter { !$0.isGeneratedPath }.map { ($0.fileName, $0) })
        // The new path of each user-owned file in an old folder.
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

    /// Adds refusals for user-owned files in old folders. `leftBehind` has their new paths.
    private mutating func refuse(_ leftBehind: [String: String]) throws(CommandFailure) {
        if leftBehind.isEmpty { return }
        let hasApp = try project.file(at: Project.appFileName) != nil
        let why = hasApp ? "according to App.viper," : "there is no App.viper; by default,"
        refusals += leftBehind.sorted { $0.key < $1.key }.map { .fileInOldFolder($0.key, by: $0.value, why: why) }
    }

    // MARK: Reading

    /// Returns the bytes of a file of this project; nil if the file does not exist, or belongs to a nested project.
    private func contents(ofOwnFileAt path: String) throws(CommandFailure) -> [UInt8]? {
        guard case .file = try project.entry(at: path), try !isOfNestedProject(path) else { return nil }
        return try project.contents(of: path)
    }

    /// Returns whether a folder between the project's root and the file has its own App.viper.
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
