import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// The changes to the disk that make it hold what was rendered, and what is to be said of them.
struct ChangeSet: Sendable {
    private(set) var changes: [FileChange] = []
    private(set) var unchangedCount = 0
    /// What must not be overwritten; nothing is written then.
    private(set) var refusals: [Diagnostic] = []
    /// What a person has to know of or do. An error is a change that could not be made; the others are made all the same.
    private(set) var findings: [Diagnostic] = []

    /// Files that are named like generated ones and stay although no spec calls for them: they were not generated, or a person
    /// has edited them.
    private(set) var left: [SourceFile] = []

    /// For each generated file that is removed from a folder which App.viper named before, the path where it is written now. A
    /// file is left out where files of its name are written at several places.
    private(set) var moved: [String: String] = [:]

    /// What becomes of the Xcode project that `App.viper` names; nil where it names none.
    private(set) var xcode: XcodeUpdate?

    private let project: Project
    private let edits: SharedOptions.Edits
    /// Generated files that are left as they are on disk, for a person has edited them.
    private var edited: [SourceFile] = []
    /// Whether a path was refused. None of the files that were to be added with it have been added then.
    private(set) var refusesPaths = false

    init(of project: Project, edits: SharedOptions.Edits) {
        self.project = project
        self.edits = edits
    }

    /// Compares the files to be with the disk.
    mutating func add(_ files: [RenderedFile]) throws(CommandFailure) {
        add(try DiskComparison(in: project, edits: edits).take(files))
    }

    /// Adds what was compared with the disk. Where a path is refused, nothing is.
    mutating func add(_ files: [ComparedFile]) {
        let refused = files.compactMap { if case .refused(let refusal) = $0.standing { refusal } else { nil } }
        refusals += refused.map(Diagnostic.refusedPath)
        guard refused.isEmpty else {
            refusesPaths = true
            return
        }
        for file in files { add(file) }
    }

    private mutating func add(_ compared: ComparedFile) {
        switch compared.standing {
        case .notSelected, .refused: break
        case .unchanged: unchangedCount += 1
        case .new(let old, let content):
            changes.append(FileChange(path: compared.file.path, old: old, content: content))
        case .edited(let existing, let refusal):
            refusals.append(refusal)
            edited.append(existing)
        }
    }

    /// Adds what a person has to know of.
    mutating func add(findings more: [Diagnostic]) { findings += more }

    /// Adds a change that does not come from a comparison with the disk.
    mutating func add(_ change: FileChange) { changes.append(change) }

    /// Adds what a command is going to write, but for files that have a change here already.
    mutating func addPending() {
        let known = Set(changes.map(\.path))
        changes += project.pending.values.filter { !known.contains($0.path) }.sorted { $0.path < $1.path }
    }

    /// Notes which files moved, so that they keep their permissions; `moved` says where files stood before, by their new paths.
    mutating func keepPermissions(moved: [String: String]) {
        for index in changes.indices { changes[index].moved = moved[changes[index].path] }
    }

    /// Keeps the findings that the baseline knows of in files that change; `moved` says where files stood before, by their new
    /// paths.
    mutating func followInBaseline(moved: [String: String] = [:]) throws(CommandFailure) {
        guard let file = try project.file(at: Baseline.path) else { return }
        let before = Dictionary(firstOf: changes.map { ($0.path, $0.old) })
        let changed = changes.compactMap { change -> (SourceFile, SourceFile)? in
            let path = moved[change.path] ?? change.path
            guard let new = change.new, let old = before[path] ?? nil else { return nil }
            return (SourceFile(path: path, bytes: old), SourceFile(path: change.path, bytes: new))
        }
        let text = Baseline.text(file.text(0..<file.bytes.count), after: changed)
        if file.bytes != Array(text.utf8) { add(FileChange(path: file.path, old: file.bytes, new: Array(text.utf8))) }
    }

    /// The findings, with their places in the files as they are after the run.
    func following(_ findings: [Diagnostic], in session: Session) -> [Diagnostic] {
        guard session.shared.writing == .forReal, !findings.isEmpty else { return findings }
        let changed = Dictionary(firstOf: changes.map { ($0.path, $0.new) })
        return findings.map { finding in
            finding.following { file in
                guard !file.bytes.isEmpty, let new = changed[file.path] ?? nil else { return nil }
                return SourceFile(path: file.path, bytes: new)
            }
        }
    }

    /// Removes a generated file; one with a person's edits in it is refused.
    mutating func removeGenerated(_ path: String) throws(CommandFailure) {
        let existing = try project.fileSystem.contents(of: project.path(path))
        if let refusal = edits.refusal(of: existing, at: path) {
            refusals.append(refusal)
        } else {
            changes.append(FileChange(path: path, old: existing, new: nil))
        }
    }

    /// Removes the generated files below `folders` that no spec calls for any more, as far as they are of some modules;
    /// `files` are those that specs call for.
    mutating func removeStaleFiles(
        in folders: [String], of modules: ModuleSelection, with program: Program?, keeping files: [RenderedFile]
    ) throws(CommandFailure) {
        let wanted = Set(files.filter(\.isInProject).map(\.path))
        var seen: Set<String> = []
        let moduleFolders = program.map(ModuleFolders.init)
        let names = Set(files.map(\.path.fileName))
        for folder in folders {
            for path in try project.paths(in: folder, endingIn: ".generated.swift", ".generated.md")
            where !wanted.contains(path) && seen.insert(path).inserted
                && modules.holds(Self.moduleName(of: path, in: folder, program, moduleFolders))
            {
                guard let existing = try contents(ofOwnFileAt: path) else { continue }
                switch GeneratedHeader.state(of: existing) {
                case .intact:
                    changes.append(FileChange(path: path, old: existing, new: nil))
                    // Where the file stands elsewhere now, its module is not gone.
                    if !names.contains(path.fileName) { try reportFilesLeft(beside: path) }
                case .edited, .conflicted:
                    if edits == .overwritten {
                        changes.append(FileChange(path: path, old: existing, new: nil))
                    } else {
                        findings.append(.editedStaleFile(path))
                        left.append(SourceFile(path: path, bytes: existing))
                    }
                case .unmanaged: left.append(SourceFile(path: path, bytes: existing))
                }
            }
        }
    }

    /// Whether the generated files among `files` are all new below the sources, or all new below the tests.
    func hasOnlyNewFiles(belowFoldersOf settings: AppSettings, among files: [RenderedFile]) -> Bool {
        let newPaths = Set(self.newPaths)
        return [settings.sources, settings.testing].contains { folder in
            let wanted = files.map(\.path).filter { $0.isGeneratedPath && $0.isBelow(folder) }
            return !wanted.isEmpty && wanted.allSatisfy(newPaths.contains)
        }
    }

    /// The paths of the files that are added.
    private var newPaths: [String] { changes.filter { $0.old == nil }.map(\.path) }

    /// Removes the former copies of generated files that are added: files of the same names that stand below `folders`, because
    /// 'sources' or 'testing' named another folder before. The compiler would find each type twice. Nothing is written where
    /// files that people wrote stand beside such a copy, and would be started anew at the other place or never be read again.
    mutating func removeFilesOfOtherPlaces(
        in folders: [String], keeping files: [RenderedFile], _ settings: AppSettings
    ) throws(CommandFailure) {
        let newPaths = self.newPaths
        guard !newPaths.isEmpty else { return }
        let homesByName = Dictionary(grouping: newPaths, by: \.fileName)
        let known = Set(files.map(\.path)).union(changes.map(\.path)).union(left.map(\.path))
        let ofModules = Set(files.filter { $0.module != nil }.map(\.path))
        let startedAnew = Dictionary(firstOf: newPaths.filter { !$0.isGeneratedPath }.map { ($0.fileName, $0) })
        // For each hand-written file that would be left behind, the path where it belongs now.
        var leftBehind: [String: String] = [:]
        for folder in folders {
            for path in try project.paths(in: folder, endingIn: ".generated.swift") where !known.contains(path) {
                guard let homes = homesByName[path.fileName], let existing = try contents(ofOwnFileAt: path),
                    GeneratedHeader.state(of: existing) == .intact
                else { continue }
                changes.append(FileChange(path: path, old: existing, new: nil))
                moved[path] = homes.count == 1 ? homes[0] : nil
                let folder = path.pathFolder
                for old in try project.paths(in: folder, endingIn: ".swift") where !old.isGeneratedPath {
                    let isStillRead = [settings.sources, settings.testing].contains(where: old.isBelow)
                    let home = ofModules.contains(homes[0]) && !isStillRead ? homes[0].pathFolder : nil
                    leftBehind[old] = startedAnew[old.fileName] ?? home.map { $0 + old.dropFirst(folder.count) }
                }
            }
        }
        try refuse(leftBehind)
    }

    /// Refuses to leave hand-written files behind; `leftBehind` says where each of them belongs now.
    private mutating func refuse(_ leftBehind: [String: String]) throws(CommandFailure) {
        if leftBehind.isEmpty { return }
        let hasApp = try project.file(at: Project.appFileName) != nil
        let why = hasApp ? "by App.viper" : "there is no App.viper, and by the defaults"
        refusals += leftBehind.sorted { $0.key < $1.key }.map { .leftBehind($0.key, by: $0.value, why: why) }
    }

    /// The bytes of a file of this project; nil where the path is no file, or one of a project that is nested in this one.
    private func contents(ofOwnFileAt path: String) throws(CommandFailure) -> [UInt8]? {
        guard case .file = try project.fileSystem.entry(at: project.path(path)), try !isOfNestedProject(path) else {
            return nil
        }
        return try project.fileSystem.contents(of: project.path(path))
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

    /// The module that a generated file was written for, by its place: `Sources/App/List/List.generated.swift`.
    private static func moduleName(
        of path: String, in folder: String, _ program: Program?, _ folders: ModuleFolders?
    ) -> String? {
        let path = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
        if let program, let index = folders?.module(ofFileAt: path) { return program.modules[index].name }
        let components = path.split(separator: "/")
        return components.count > 1 ? components.first.map(String.init) : nil
    }

    /// Brings the files that people own in line with the specs; it must be called when all other changes are known. `written`
    /// are all those files; `unchanged` are those of the wanted files whose bytes are not kept, as they are on disk already.
    mutating func sync(
        _ files: [RenderedFile], unchanged: [RenderedFile] = [], of planned: PlannedFiles, written: [WrittenFile]
    ) throws(Renderer.Failure) {
        let input = Sync.Input(
            program: planned.program, rendered: files, unchanged: unchanged, written: written, recorded: recorded(files)
        )
        let output = Sync.run(input, past: planned.past(of: input))
        changes.removeAll { output.superfluous.contains($0.path) }
        findings += output.findings
        refusals += output.refusals
        if output.changed.isEmpty, output.removed.isEmpty { return }
        // What is pending is not what is on the disk.
        let existing = Dictionary(
            firstOf: written.map { ($0.source.path, project.pending[$0.source.path]?.old ?? $0.source.bytes) })
        let rendered = Set((files + unchanged).map(\.path))
        for (path, bytes) in output.changed.sorted(by: { $0.key < $1.key }) {
            changes.append(FileChange(path: path, old: existing[path], new: bytes))
            if rendered.contains(path), existing[path] != nil { unchangedCount -= 1 }
        }
        for path in output.removed.sorted() {
            changes.append(FileChange(path: path, old: existing[path], new: nil))
        }
    }

    /// Keeps the Xcode project in step with the changes, where there is one; it must be called when all of them are known.
    /// `standing` are files of specs that are there and stay; `moved` says of new files which ones they were; `own` are those
    /// that people own.
    mutating func followInXcode(
        _ settings: AppSettings, standing: [String] = [], moved: [String: String] = [:], own: [String] = []
    ) throws(CommandFailure) {
        guard let named = settings.xcode, !refusesPaths else { return }
        let update = try XcodeUpdate(
            named, settings, in: project, after: changes, standing: standing, moved: moved, own: own)
        if let change = update.change { changes.append(change) }
        findings += update.findings
        xcode = update
    }

    /// The generated Swift as it is on disk: what the specs said before.
    private func recorded(_ files: [RenderedFile]) -> [SourceFile] {
        let other = Set(changes.map(\.path) + edited.map(\.path))
        let kept = files.filter { $0.owner == .generated && !other.contains($0.path) }
        let old = changes.filter { $0.path.hasSuffix(".generated.swift") }.compactMap { change in
            change.old.map { SourceFile(path: change.path, bytes: $0) }
        }
        return kept.map { SourceFile(path: $0.path, bytes: $0.bytes) } + old + edited
    }

    /// Reports the hand-written files of a module whose generated file is removed: without it they do not compile.
    private mutating func reportFilesLeft(beside path: String) throws(CommandFailure) {
        let folder = path.pathFolder
        let left = try project.paths(in: folder, endingIn: ".swift").filter { !$0.hasSuffix(".generated.swift") }
        let isModule = path.fileName == folder.fileName + ".generated.swift"
        guard isModule, !left.isEmpty else { return }
        let advice: Diagnostic.Note =
            "where it has a new name, give it the old one back: `viper-gen rename OLD NEW` takes files along"
        findings.append(.filesWithoutModule(left, in: folder, way: advice))
    }
}
