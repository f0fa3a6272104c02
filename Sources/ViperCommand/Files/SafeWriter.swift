import Diagnostics
import ViperModel

/// Everything that is written goes through here. A change of many files happens, or does not:
///
/// 1. Every path is checked, by itself and against what is on the disk.
/// 2. Each file is written to a temporary beside its place. A journal says beforehand what is going to be made.
/// 3. Each file that is to be replaced or removed gets a second name. The journal says what is to become of which file, all of
///    that is made durable, and from then on the journal counts.
/// 4. Temporaries are renamed, removals made, each only where the file is still the one that was read.
/// 5. The journal says that all is done, the old files' second names go, and at last the journal.
///
/// Whatever goes wrong before step 5 is undone from the journal: at once where the disk refuses something, by the next run
/// where this one is killed or the power goes (see `recover`). Going back needs nothing that could be refused for want of
/// room, and needs no file to be made again; that is why the way is back and not forth. What is renamed, and that the journal
/// goes last, is in the order in which it happened after a loss of power on every file system that keeps a log of its own.
package struct SafeWriter: Sendable {
    let root: String
    let fileSystem: any FileSystem

    /// `root` is the project's folder.
    package init(root: String, fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    /// Does all changes, or none.
    func apply(_ changes: [FileChange]) throws(CommandFailure) {
        if changes.isEmpty { return }
        let places = try places(of: changes)
        do throws(CommandFailure) {
            let batches = Self.grouped(changes)
            let (steps, hasOwnJournal) = try stage(changes, at: places, in: batches)
            try keepOldFiles(of: steps, in: batches)
            try note([.stage(.changing)])
            try inFolder(WriteJournal.folder) { (folder) throws(CommandFailure) in try folder.flush(WriteJournal.name) }
            try putInPlace(steps, in: batches)
            try note([.stage(.done)])
            // A journal that a run before has left says more than this run knows.
            if hasOwnJournal { try cleanUp(after: steps, in: batches) } else { try recover() }
        } catch {
            let left = abandon()
            throw left.isEmpty ? error : .refused(error.findings + left.map(Diagnostic.editedAfterInterruption))
        }
    }

    /// Undoes what has been done so far, by what the journal says; returns the files that somebody has written to meanwhile. What
    /// cannot be undone now is for the next run.
    private func abandon() -> [EditedFile] {
        // The failure that led here is more important than one of going back.
        guard case .undone(let left)? = try? recover() else { return [] }
        return left
    }

    // MARK: Staging

    /// A change, as the journal has it, and what has to be at its path for it to be made.
    struct Step: Sendable {
        let change: WriteJournal.Change
        let old: [UInt8]?
    }

    /// What is at the paths of the changes; a refusal where nothing may be written to one of them.
    private func places(of changes: [FileChange]) throws(CommandFailure) -> [DiskSurvey.Place] {
        var survey = DiskSurvey(below: root, on: fileSystem)
        var places: [DiskSurvey.Place] = []
        for change in changes {
            if let place = change.place {
                places.append(place)
            } else {
                places.append(try survey.place(of: change.path))
            }
        }
        let refusals = places.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
        if !refusals.isEmpty { throw .refused(refusals.map(Diagnostic.refusedPath)) }
        return places
    }

    /// Writes new contents to temporaries; the journal says so beforehand, and afterwards what is to become of them. Also returns
    /// whether nothing of a run before stands in the journal.
    func stage(
        _ changes: [FileChange], at places: [DiskSurvey.Place], in batches: [Batch]
    ) throws(CommandFailure) -> (steps: [Step], hasOwnJournal: Bool) {
        let hasOwnJournal = try announce(changes, at: places)
        let identities = Guarded<[Int: FileIdentity]>([:])
        try batches.forEachInParallel { (folder, indices) throws(CommandFailure) in
            try inFolder(folder) { (open) throws(CommandFailure) in
                for index in indices {
                    guard let bytes = changes[index].new else { continue }
                    let name = WriteJournal.temporaryName(index)
                    let model = try attributes(ofModelFor: changes[index], at: places[index])
                    try replacingLeftover(name, in: open) { () throws(CommandFailure) in
                        try open.createFile(name, bytes, like: model)
                    }
                    let identity = try open.identity(of: name)
                    identities.withValue { $0[index] = identity }
                }
            }
        }
        let known = identities.withValue { $0 }
        let steps = changes.enumerated().map { index, change in
            let kind: WriteJournal.Change.Kind = change.new == nil ? .remove : change.old == nil ? .new : .replace
            return Step(
                change: WriteJournal.Change(kind: kind, number: index, identity: known[index], path: change.path),
                old: change.old)
        }
        try note(steps.map { .change($0.change) })
        return (steps, hasOwnJournal)
    }

    /// The permissions and the owner of the file in whose place a new one comes, or that it was before.
    private func attributes(
        ofModelFor change: FileChange, at place: DiskSurvey.Place
    ) throws(CommandFailure) -> FileAttributes? {
        var model = change.moved
        if case .file = place { model = model ?? change.path }
        guard let model else { return nil }
        return try fileSystem.inFolder(model.pathFolder, below: root) { (open) throws(CommandFailure) in
            try open.attributes(of: model.fileName)
        }
    }

    /// Notes in the journal what is going to be made, and makes the folders; whether the journal is a new one.
    private func announce(
        _ changes: [FileChange], at places: [DiskSurvey.Place]
    ) throws(CommandFailure) -> Bool {
        let folders = places.flatMap(\.missingFolders).unique
        let temporaries = changes.enumerated().filter { $1.new != nil }.map { index, change in
            change.path.pathFolder.child(WriteJournal.temporaryName(index))
        }
        let text = WriteJournal.text(
            folders.map(WriteJournal.Entry.folder) + temporaries.map(WriteJournal.Entry.temporary))
        try makeFolder(WriteJournal.folder)
        let isNew = try fileSystem.inFolder(WriteJournal.folder, below: root) { (folder) throws(CommandFailure) in
            let isNew = try folder.identity(of: WriteJournal.name) == nil
            if isNew {
                try folder.createFile(WriteJournal.name, text, like: nil)
            } else {
                try folder.append(text, to: WriteJournal.name)
            }
            return isNew
        }
        for path in folders { try makeFolder(path) }
        return isNew
    }

    private func makeFolder(_ path: String) throws(CommandFailure) {
        try inParent(of: path) { (parent, name) throws(CommandFailure) in
            do throws(CommandFailure) {
                try parent.createFolder(name)
            } catch {
                guard error.isAlreadyThere, case .folder = try fileSystem.entry(at: root + "/" + path) else {
                    throw error
                }
            }
        }
    }

    private func note(_ entries: [WriteJournal.Entry]) throws(CommandFailure) {
        try inFolder(WriteJournal.folder) { (folder) throws(CommandFailure) in
            try folder.append(WriteJournal.text(entries), to: WriteJournal.name)
        }
    }

    /// Makes a file of the tool's own. One that is there was left behind by a killed run whose journal is gone: it is nobody's,
    /// for there is a lock.
    private func replacingLeftover(
        _ name: String, in folder: any OpenFolder, _ make: () throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        do throws(CommandFailure) {
            try make()
        } catch {
            guard error.isAlreadyThere, try folder.identity(of: name) != nil else { throw error }
            try folder.removeFile(name)
            try make()
        }
    }

    // MARK: Changing

    /// Gives what is to be replaced or removed its second name. That fails wherever the changes themselves would, for want of
    /// permission or room, and then nothing has been changed.
    private func keepOldFiles(of steps: [Step], in batches: [Batch]) throws(CommandFailure) {
        try batches.forEachInParallel { (folder, indices) throws(CommandFailure) in
            let changes = indices.map { steps[$0].change }
            try inFolder(folder) { (open) throws(CommandFailure) in
                for change in changes {
                    guard let kept = change.kept else { continue }
                    let name = change.path.fileName
                    // One that is gone by now is told below.
                    guard try open.identity(of: name) != nil else { continue }
                    try replacingLeftover(kept, in: open) { () throws(CommandFailure) in try open.keep(name, as: kept) }
                }
            }
            let gone = changes.filter { $0.kind == .remove }.map { $0.path.fileName }
            if !gone.isEmpty { try checkRemoval(of: gone, from: folder) }
        }
    }

    /// A folder that gets empty goes, so the one above it has to allow that.
    private func checkRemoval(of names: [String], from folder: String) throws(CommandFailure) {
        guard !folder.isEmpty else { return }
        let rest = try fileSystem.names(in: root + "/" + folder).filter { !$0.hasPrefix(WriteJournal.folder) }
        guard Set(rest).isSubset(of: names) else { return }
        try inParent(of: folder) { (parent, _) throws(CommandFailure) in try parent.checkIsWritable() }
    }

    /// Makes the changes. Where a file is another one than was read, somebody has changed it meanwhile: it is left, and so are
    /// all others.
    private func putInPlace(_ steps: [Step], in batches: [Batch]) throws(CommandFailure) {
        let changed = Guarded<[String]>([])
        try batches.forEachInParallel { (folder, indices) throws(CommandFailure) in
            try inFolder(folder) { (open) throws(CommandFailure) in
                for step in indices.lazy.map({ steps[$0] }) {
                    let name = step.change.path.fileName
                    guard try open.contents(of: name) == step.old else {
                        changed.withValue { $0.append(step.change.path) }
                        continue
                    }
                    switch step.change.kind {
                    case .new, .replace: try open.rename(WriteJournal.temporaryName(step.change.number), to: name)
                    case .remove: try open.removeFile(name)
                    }
                }
            }
        }
        let paths = changed.withValue { $0.sorted() }
        if !paths.isEmpty { throw .refused(paths.map(Diagnostic.changedMeanwhile)) }
    }

    /// As `recover` does it for a run that is done, of which this one knows what there is to do.
    private func cleanUp(after steps: [Step], in batches: [Batch]) throws(CommandFailure) {
        for (folder, indices) in batches {
            let kept = indices.compactMap { steps[$0].change.kept }
            if kept.isEmpty { continue }
            try inFolder(folder) { (open) throws(CommandFailure) in
                for name in kept where try open.identity(of: name) != nil { try open.removeFile(name) }
            }
        }
        try removeEmptyFolders(after: steps.map(\.change))
        try removeJournal()
    }
}

extension SafeWriter {
    // MARK: Paths

    func inFolder(
        _ folder: String, _ body: (any OpenFolder) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        try fileSystem.inFolder(folder, below: root, body)
    }

    func inParent(
        of path: String, _ body: (any OpenFolder, _ name: String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        try inFolder(path.pathFolder) { (open) throws(CommandFailure) in try body(open, path.fileName) }
    }

    /// A folder, and the indices of the changes in it.
    typealias Batch = (folder: String, indices: [Int])

    /// The changes by their folders, in the order in which they come.
    static func grouped(_ changes: [FileChange]) -> [Batch] {
        let groups = Dictionary(grouping: changes.indices) { changes[$0].path.pathFolder }
        return groups.map { (folder: $0.key, indices: $0.value) }.sorted { $0.indices[0] < $1.indices[0] }
    }
}

extension DiskSurvey.Place {
    /// The folders that have to be made, outer ones first.
    fileprivate var missingFolders: [String] {
        if case .missing(let folders) = self { folders } else { [] }
    }
}
