import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// What has to be done so that the disk holds what was rendered.
struct ChangeSet: Sendable {
    private(set) var changes: [FileChange] = []
    private(set) var unchangedCount = 0
    /// What must not be overwritten; nothing is written then.
    private(set) var refusals: [Diagnostic] = []
    /// What a person has to know of or do. An error is a change that could not be made; the others are made all the same.
    private(set) var findings: [Diagnostic] = []

    /// Files with the names of generated ones that no spec calls for, and that stay: unmanaged ones, and edited ones.
    private(set) var left: [SourceFile] = []

    /// Where generated files belong that stand in a folder which App.viper named before, as far as that is one place.
    private(set) var moved: [String: String] = [:]

    /// What becomes of the Xcode project that `App.viper` names; nil where it names none.
    private(set) var xcode: XcodeUpdate?

    private let project: Project
    private let edits: SharedOptions.Edits
    /// Generated files that are left as they are on disk, for a person has edited them.
    private var edited: [SourceFile] = []
    /// A path is not to be written to: what stands there was not looked at.
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

    /// Adds what a command is going to write, unless that has been changed further.
    mutating func addPending() {
        let known = Set(changes.map(\.path))
        changes += project.pending.values.filter { !known.contains($0.path) }.sorted { $0.path < $1.path }
    }

    /// What has moved keeps its permissions; `moved` says where files stood before, by their new paths.
    mutating func keepPermissions(moved: [String: String]) {
        for index in changes.indices { changes[index].moved = moved[changes[index].path] }
    }

    /// What is known of files that change stays known; `moved` says where files stood before, by their new paths.
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

    /// Findings with their places in the files as they are after the run.
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
                guard case .file = try project.fileSystem.entry(at: project.path(path)), try !isOfNestedProject(path)
                else { continue }
                let existing = try project.fileSystem.contents(of: project.path(path))
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

    /// Whether of the sources or of the tests none of the generated files that are called for is there yet.
    func begins(_ settings: AppSettings, of files: [RenderedFile]) -> Bool {
        let news = Set(changes.filter { $0.old == nil }.map(\.path))
        return [settings.sources, settings.testing].contains { folder in
            let wanted = files.map(\.path).filter { $0.isGeneratedPath && $0.isBelow(folder) }
            return !wanted.isEmpty && wanted.allSatisfy(news.contains)
        }
    }

    /// Removes what is called like a generated file that is added, and stands below `folders` where 'sources' or 'testing' named
    /// another folder before. The compiler would find each type twice. Where what people wrote stands there too, and would be
    /// begun anew at the other place, or looked at no more, nothing is written.
    mutating func removeFilesOfOtherPlaces(
        in folders: [String], keeping files: [RenderedFile], _ settings: AppSettings
    ) throws(CommandFailure) {
        let news = Dictionary(grouping: changes.filter { $0.old == nil }.map(\.path), by: \.fileName)
        let known = Set(files.map(\.path)).union(changes.map(\.path)).union(left.map(\.path))
        let ofModules = Set(files.filter { $0.module != nil }.map(\.path))
        let begun = Dictionary(
            firstOf: changes.filter { $0.old == nil && !$0.path.isGeneratedPath }.map { ($0.path.fileName, $0.path) })
        var behind: [String: String] = [:]
        for folder in news.isEmpty ? [] : folders {
            for path in try project.paths(in: folder, endingIn: ".generated.swift") where !known.contains(path) {
                guard let homes = news[path.fileName], try !isOfNestedProject(path),
                    case .file = try project.fileSystem.entry(at: project.path(path))
                else { continue }
                let existing = try project.fileSystem.contents(of: project.path(path))
                guard GeneratedHeader.state(of: existing) == .intact else { continue }
                changes.append(FileChange(path: path, old: existing, new: nil))
                moved[path] = homes.count == 1 ? homes[0] : nil
                let folder = path.pathFolder
                for old in try project.paths(in: folder, endingIn: ".swift") where !old.isGeneratedPath {
                    let isSeen = [settings.sources, settings.testing].contains(where: old.isBelow)
                    let home = ofModules.contains(homes[0]) && !isSeen ? homes[0].pathFolder : nil
                    behind[old] = begun[old.fileName] ?? home.map { $0 + old.dropFirst(folder.count) }
                }
            }
        }
        if behind.isEmpty { return }
        let hasApp = try project.file(at: Project.appFileName) != nil
        let why = hasApp ? "by App.viper" : "there is no App.viper, and by the defaults"
        refusals += behind.sorted { $0.key < $1.key }.map { .leftBehind($0.key, by: $0.value, why: why) }
    }

    /// A folder between the project's and the file has an App.viper of its own.
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

    /// Brings the files that are yours in line with the specs; comes when all else is known.
    /// `written` is all that people own; `unchanged` are those of the wanted files whose bytes have been let go.
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

    /// Keeps the Xcode project in step with the changes, where there is one; comes when all of them are known. `standing` are
    /// files of specs that are there and stay; `moved` says of new files which ones they were; `own` are those that people own.
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

    /// Names the hand-written files of a module whose generated file goes: without it they do not compile.
    private mutating func reportFilesLeft(beside path: String) throws(CommandFailure) {
        let folder = path.pathFolder
        let left = try project.paths(in: folder, endingIn: ".swift").filter { !$0.hasSuffix(".generated.swift") }
        let isModule = path.fileName == folder.fileName + ".generated.swift"
        guard isModule, !left.isEmpty else { return }
        let way: Diagnostic.Note =
            "where it has a new name, give it the old one back: `viper-gen rename OLD NEW` takes files along"
        findings.append(.filesWithoutModule(left, in: folder, way: way))
    }
}
