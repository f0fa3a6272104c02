import Diagnostics
import UserCode
import ViperGeneration
import ViperModel

/// The changes that make the files on disk equal to the rendered files, and the findings about these files.
struct ChangeSet: Sendable {
    private(set) var changes: [FileChange] = []
    private(set) var unchangedCount = 0
    /// The paths of rendered files that exist and stay unchanged.
    private(set) var unchangedPaths: [String] = []
    /// The reasons why nothing may be written.
    private(set) var refusals: [Diagnostic] = []
    /// The findings about files. An error means that one change could not be made. The other changes are made
    /// nevertheless.
    private(set) var findings: [Diagnostic] = []

    /// Files that are named like generated files, but that no spec requires. They are not deleted, because the user
    /// edited them, or because viper-gen did not create them.
    private(set) var keptFiles: [SourceFile] = []

    /// The new paths of generated files by old path, if App.viper now names another folder for them. Files whose name
    /// occurs in several folders are left out.
    private(set) var moved: [String: String] = [:]

    /// The update of the Xcode project that `App.viper` names; nil if `App.viper` names none.
    private(set) var xcode: XcodeUpdate?

    let project: Project
    private let edits: SharedOptions.Edits
    /// Generated files that stay unchanged, because the user edited them.
    private var edited: [SourceFile] = []
    /// Whether `add(_:of:)` has refused a path. Then it has added no files.
    private(set) var refusesPaths = false

    init(of project: Project, edits: SharedOptions.Edits) {
        self.project = project
        self.edits = edits
    }

    /// Compares the rendered files of the selected modules with the disk, and adds the changes. If a path is refused,
    /// adds no change.
    mutating func add(_ files: [RenderedFile], of modules: ModuleSelection = .all) throws(CommandFailure) {
        var validation = PathValidation(below: project.root, on: project.fileSystem)
        var selected: [(file: RenderedFile, isThere: Bool)] = []
        var refused: [PathRefusal] = []
        for file in files {
            if WriteJournal.isReserved(file.path) {
                refused.append(PathRefusal(path: file.path, reason: .reserved))
            } else if file.isInProject, modules.holds(file.module) {
                switch try validation.place(of: file.path) {
                case .refused(let refusal): refused.append(refusal)
                case .missing: selected.append((file, isThere: false))
                case .file: selected.append((file, isThere: true))
                }
            }
        }
        guard refused.isEmpty else {
            refusals += refused.unique(by: \.obstacle).map(Diagnostic.refusedPath)
            refusesPaths = true
            return
        }
        for (file, isThere) in selected { try compare(file, isThere: isThere) }
    }

    private mutating func compare(_ file: RenderedFile, isThere: Bool) throws(CommandFailure) {
        guard isThere else { return changes.append(FileChange(path: file.path, old: nil, new: file.bytes)) }
        let existing = file.owner == .generated ? try project.contents(of: file.path) : nil
        guard let existing, !existing.hasSameLines(as: file.bytes) else {
            unchangedCount += 1
            unchangedPaths.append(file.path)
            return
        }
        if let refusal = edits.refusal(of: existing, at: file.path, replacedBy: file.bytes) {
            refusals.append(refusal)
            edited.append(SourceFile(path: file.path, bytes: existing))
            unchangedPaths.append(file.path)
        } else {
            changes.append(FileChange(path: file.path, old: existing, new: file.bytes))
        }
    }

    /// Adds the removal of generated files that are no longer required, and the findings about them.
    mutating func add(_ stale: StaleFiles) {
        changes += stale.removed
        findings += stale.findings
        refusals += stale.refusals
        keptFiles += stale.keptFiles
        moved.merge(stale.moved) { $1 }
    }

    mutating func add(findings more: [Diagnostic]) { findings += more }

    /// Adds a finding. If `isRefusal` is true, the finding prevents all writing.
    mutating func add(_ finding: Diagnostic, refusing isRefusal: Bool) {
        if isRefusal { refusals.append(finding) } else { findings.append(finding) }
    }

    /// Adds a change that does not result from comparing a rendered file with the disk.
    mutating func add(_ change: FileChange) { changes.append(change) }

    /// Adds the pending changes of the project, except for files that already have a change.
    mutating func addPending() {
        let known = Set(changes.map(\.path))
        changes += project.pending.values.filter { !known.contains($0.path) }.sorted { $0.path < $1.path }
    }

    /// Makes moved files keep their permissions. `moved` has the old paths of these files by new path.
    mutating func keepPermissions(moved: [String: String]) {
        let existing = Set(changes.filter { $0.old != nil }.map(\.path))
        for index in changes.indices {
            changes[index].moved = moved[changes[index].path].flatMap { existing.contains($0) ? $0 : nil }
        }
    }

    /// Updates the baseline, so that it still contains the findings in changed files. `moved` has the old paths of
    /// moved files by new path.
    mutating func updateBaseline(moved: [String: String] = [:]) throws(CommandFailure) {
        guard let file = try project.file(at: Baseline.path) else { return }
        let before = Dictionary(firstOf: changes.map { ($0.path, $0.old) })
        let changed = changes.compactMap { change -> (SourceFile, SourceFile)? in
            let path = moved[change.path] ?? change.path
            guard let new = change.new, let old = before[path] ?? nil else { return nil }
            return (SourceFile(path: path, bytes: old), SourceFile(path: change.path, bytes: new))
        }
        let text = Baseline.text(file.text(0..<file.bytes.count), after: changed)
        if file.bytes != Array(text.utf8) { add(FileChange(of: file, to: Array(text.utf8))) }
    }

    /// Returns the findings with their locations updated for the changed files.
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

    /// Adds the removal of a generated file. If the user edited the file, adds a refusal instead.
    mutating func removeGenerated(_ path: String) throws(CommandFailure) {
        let existing = try project.contents(of: path)
        if let refusal = edits.refusal(of: existing, at: path) {
            refusals.append(refusal)
        } else {
            changes.append(FileChange(path: path, old: existing, new: nil))
        }
    }

    /// Returns whether all generated files are new in at least one of two folders: the folder of the sources, or the
    /// folder of the tests.
    func hasOnlyNewFiles(belowFoldersOf settings: AppSettings, among files: [RenderedFile]) -> Bool {
        let newPaths = Set(self.newPaths)
        return [settings.sources, settings.testing].contains { folder in
            let wanted = files.map(\.path).filter { $0.isGeneratedPath && $0.isBelow(folder) }
            return !wanted.isEmpty && wanted.allSatisfy(newPaths.contains)
        }
    }

    /// The paths of the created files.
    var newPaths: [String] { changes.filter { $0.old == nil }.map(\.path) }

    /// Updates the user-owned files. It must be called after all other changes were added, except pending changes and
    /// the change of the Xcode project.
    ///
    /// - Parameters:
    ///   - written: All user-owned files.
    ///   - modules: The names of the selected modules; nil for all.
    mutating func sync(
        _ files: [RenderedFile], of plan: Plan, written: [UserFile], modules: Set<String>? = nil,
        record: [String: SourceFile] = [:], starter: Sync.Input.Starter? = nil
    ) {
        let input = Sync.Input(
            program: plan.program, rendered: files, written: written,
            recorded: recorded(files).map { record[$0.path] ?? $0 }, modules: modules, starter: starter)
        let output = Sync.run(input, past: plan.past(of: input))
        changes.removeAll { output.superfluous.contains($0.path) }
        findings += output.findings
        refusals += output.refusals
        if output.changed.isEmpty, output.removed.isEmpty { return }
        // Pending text is not on disk yet.
        let existing = Dictionary(
            firstOf: written.map { ($0.source.path, project.pending[$0.source.path]?.old ?? $0.source.bytes) })
        let rendered = Set(files.map(\.path))
        for (path, bytes) in output.changed.sorted(by: { $0.key < $1.key }) {
            changes.append(FileChange(path: path, old: existing[path], new: bytes))
            if rendered.contains(path), existing[path] != nil { unchangedCount -= 1 }
        }
        for path in output.removed.sorted() {
            changes.append(FileChange(path: path, old: existing[path], new: nil))
        }
    }

    /// Drops all changes except changes of existing user-owned Swift files.
    mutating func keepOnlyUserFileChanges() {
        changes.removeAll {
            $0.old == nil || $0.isRemoval || $0.path.isGeneratedPath || !$0.path.hasSuffix(".swift")
        }
        xcode = nil
    }

    /// Updates the Xcode project, if there is one. It must be called after all other changes were added.
    ///
    /// - Parameters:
    ///   - moved: The old paths of moved files by new path.
    ///   - own: The paths of the user-owned files.
    mutating func updateXcodeProject(
        _ settings: AppSettings, moved: [String: String] = [:], own: [String] = []
    ) throws(CommandFailure) {
        guard let named = settings.xcode, !refusesPaths else { return }
        let update = try XcodeUpdate(
            named, settings, in: project, after: changes, unchangedPaths: unchangedPaths, moved: moved, own: own)
        if let change = update.change { changes.append(change) }
        findings += update.findings
        xcode = update
    }

    /// Returns the generated Swift files as they are on disk. They show the state of the specs at the previous run.
    private func recorded(_ files: [RenderedFile]) -> [SourceFile] {
        let other = Set(changes.map(\.path) + edited.map(\.path))
        let kept = files.filter { $0.owner == .generated && !other.contains($0.path) }
        let old = changes.filter { $0.path.hasSuffix(".generated.swift") }.compactMap { change in
            change.old.map { SourceFile(path: change.path, bytes: $0) }
        }
        return kept.map(\.sourceFile) + old + edited
    }
}

extension SharedOptions.Edits {
    /// Returns a refusal if the generated file must not be overwritten with `new`; otherwise nil.
    func refusal(of existing: [UInt8], at path: String, replacedBy new: [UInt8] = []) -> Diagnostic? {
        switch (GeneratedHeader.state(of: existing), self) {
        case (.edited, .respected): .editedGeneratedFile(SourceFile(path: path, bytes: existing), new: new)
        case (.unmanaged, .respected): .foreignFile(path)
        case (.intact, _), (.conflicted, _), (_, .overwritten): nil
        }
    }
}
