import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// The changes to the disk that make it hold what was rendered, and what is to be said of them.
struct ChangeSet: Sendable {
    private(set) var changes: [FileChange] = []
    private(set) var unchangedCount = 0
    /// The paths of wanted files that are there and stay as they are.
    private(set) var standing: [String] = []
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

    let project: Project
    private let edits: SharedOptions.Edits
    /// Generated files that are left as they are on disk, for a person has edited them.
    private var edited: [SourceFile] = []
    /// Whether a path was refused. None of the files that were to be added with it have been added then.
    private(set) var refusesPaths = false

    init(of project: Project, edits: SharedOptions.Edits) {
        self.project = project
        self.edits = edits
    }

    /// Compares files with the disk, those of the selected modules. Where a path is refused, nothing is added.
    mutating func add(_ files: [RenderedFile], of modules: ModuleSelection = .all) throws(CommandFailure) {
        var survey = DiskSurvey(below: project.root, on: project.fileSystem)
        var selected: [(file: RenderedFile, isThere: Bool)] = []
        var refused: [PathRefusal] = []
        for file in files {
            if WriteJournal.isReserved(file.path) {
                refused.append(PathRefusal(path: file.path, reason: .reserved))
            } else if file.isInProject, modules.holds(file.module) {
                switch try survey.place(of: file.path) {
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
        let comparisons = try selected.map { [project] (file, isThere) throws(CommandFailure) in
            try Self.comparison(of: file, with: isThere ? project : nil)
        }
        for (file, comparison) in zip(selected.map(\.file), comparisons) { add(file, comparison) }
    }

    /// What a wanted file is on the disk.
    private enum Comparison: Sendable {
        case missing
        /// It is as it is to be; or it is a person's, and there.
        case unchanged
        case differs([UInt8])
    }

    /// `project` is nil where the disk does not have the file.
    private static func comparison(
        of file: RenderedFile, with project: Project?
    ) throws(CommandFailure) -> Comparison {
        guard let project else { return .missing }
        guard file.owner == .generated else { return .unchanged }
        let existing = try project.contents(of: file.path)
        return existing.hasSameLines(as: file.bytes) ? .unchanged : .differs(existing)
    }

    private mutating func add(_ file: RenderedFile, _ comparison: Comparison) {
        switch comparison {
        case .missing: changes.append(FileChange(path: file.path, old: nil, new: file.bytes))
        case .unchanged:
            unchangedCount += 1
            standing.append(file.path)
        case .differs(let existing):
            if let refusal = edits.refusal(of: existing, at: file.path, replacedBy: file.bytes) {
                refusals.append(refusal)
                edited.append(SourceFile(path: file.path, bytes: existing))
                standing.append(file.path)
            } else {
                changes.append(FileChange(path: file.path, old: existing, new: file.bytes))
            }
        }
    }

    /// Adds what becomes of files that nothing calls for any more.
    mutating func add(_ stale: StaleFiles) {
        changes += stale.removed
        findings += stale.findings
        refusals += stale.refusals
        left += stale.left
        moved.merge(stale.moved) { $1 }
    }

    /// Adds what a person has to know of.
    mutating func add(findings more: [Diagnostic]) { findings += more }

    /// Adds a finding; `isRefusal` where it keeps everything from being written.
    mutating func add(_ finding: Diagnostic, refusing isRefusal: Bool) {
        if isRefusal { refusals.append(finding) } else { findings.append(finding) }
    }

    /// Adds a change that does not come from a comparison with the disk.
    mutating func add(_ change: FileChange) { changes.append(change) }

    /// Adds what a command is going to write, but for files that have a change here already.
    mutating func addPending() {
        let known = Set(changes.map(\.path))
        changes += project.pending.values.filter { !known.contains($0.path) }.sorted { $0.path < $1.path }
    }

    /// Notes which files moved, so that they keep their permissions; `moved` says where files stood before, by their new paths.
    mutating func keepPermissions(moved: [String: String]) {
        let standing = Set(changes.filter { $0.old != nil }.map(\.path))
        for index in changes.indices {
            changes[index].moved = moved[changes[index].path].flatMap { standing.contains($0) ? $0 : nil }
        }
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
        if file.bytes != Array(text.utf8) { add(FileChange(of: file, to: Array(text.utf8))) }
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
        let existing = try project.contents(of: path)
        if let refusal = edits.refusal(of: existing, at: path) {
            refusals.append(refusal)
        } else {
            changes.append(FileChange(path: path, old: existing, new: nil))
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
    var newPaths: [String] { changes.filter { $0.old == nil }.map(\.path) }

    /// Brings the files that people own in line with the specs; it must be called when all other changes are known. `written`
    /// are all those files; `modules` are the names of the selected modules, nil where all are selected.
    mutating func sync(
        _ files: [RenderedFile], of plan: Plan, written: [WrittenFile], modules: Set<String>? = nil,
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
        // What is pending is not what is on the disk.
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

    /// Leaves out all but the changes to Swift files of people that are there.
    mutating func keepWritten() {
        changes.removeAll {
            $0.old == nil || $0.isRemoval || $0.path.isGeneratedPath || !$0.path.hasSuffix(".swift")
        }
        xcode = nil
    }

    /// Keeps the Xcode project in step with the changes, where there is one; it must be called when all of them are known.
    /// `moved` says of new files which ones they were; `own` are those that people own.
    mutating func followInXcode(
        _ settings: AppSettings, moved: [String: String] = [:], own: [String] = []
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
        return kept.map(\.sourceFile) + old + edited
    }
}

extension SharedOptions.Edits {
    /// What keeps a generated file from being overwritten, by what is to stand there; nil where it may be.
    func refusal(of existing: [UInt8], at path: String, replacedBy new: [UInt8] = []) -> Diagnostic? {
        switch (GeneratedHeader.state(of: existing), self) {
        case (.edited, .respected): .editedGeneratedFile(SourceFile(path: path, bytes: existing), new: new)
        case (.unmanaged, .respected): .foreignFile(path)
        case (.intact, _), (.conflicted, _), (_, .overwritten): nil
        }
    }
}
