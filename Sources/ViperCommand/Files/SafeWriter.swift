import Diagnostics
import ViperModel

/// Everything that is written goes through here. A change of many files happens, or does not:
///
/// 1. Every path is checked, by itself and against what is on the disk.
/// 2. Each file is written to a temporary beside its place, as soon as it is known, from any thread: `stage`. A journal says
///    beforehand what is going to be made.
/// 3. Each file that is to be replaced or removed gets a second name. The journal says what is to become of which file, all of
///    that is made durable, and from then on the journal counts.
/// 4. Temporaries are renamed, removals made, each only where the file is still the one that was read: `apply`.
/// 5. The journal says that all is done, the old files' second names go, and at last the journal.
///
/// Whatever goes wrong before step 5 is undone from the journal: at once where the disk refuses something, by the next run
/// where this one is killed or the power goes (see `recover`). Going back needs nothing that could be refused for want of
/// room, and needs no file to be made again; that is why the way is back and not forth. What is renamed, and that the journal
/// goes last, is in the order in which it happened after a loss of power on every file system that keeps a log of its own.
package struct SafeWriter: Sendable {
    /// A file that is written, beside the place that it is for.
    package struct Temporary: Sendable, Hashable {
        fileprivate let number: Int
        fileprivate let identity: FileIdentity?
    }

    /// A file to write to a temporary, at a path that a survey has found nothing wrong with.
    struct NewFile {
        let path: String
        let bytes: [UInt8]
        /// The path of the file whose permissions and owner this one gets: that in whose place it comes, or that it was before.
        var model: String?
        /// Its folders that are not there, outer ones first.
        var missingFolders: [String] = []
    }

    /// The project's folder.
    let root: String
    let fileSystem: any FileSystem
    private let progress = Guarded(Progress())

    /// How far a run has come.
    private struct Progress {
        var hasJournal = false
        /// Nothing of a run before stands in the journal.
        var hasOwnJournal = false
        /// How many temporaries and kept files there are.
        var count = 0
        var madeFolders: Set<String> = []
    }

    // MARK: Staging

    /// Writes files to temporaries, which `apply` puts in their place. What a failure leaves behind is for `abandon`.
    func stage(_ files: [NewFile]) throws(CommandFailure) -> [Temporary] {
        guard !files.isEmpty else { return [] }
        let folders = files.map { $0.path.pathFolder }
        let first = try progress.withValue { (progress) throws(CommandFailure) in
            try announce(files, in: folders, &progress)
        }
        var identities: [FileIdentity?] = Array(repeating: nil, count: files.count)
        for (folder, places) in Self.grouped(folders) {
            try inFolder(folder) { (open) throws(CommandFailure) in
                for place in places {
                    let (name, file) = (WriteJournal.temporaryName(first + place), files[place])
                    let model = try attributes(of: file.model)
                    try replacingLeftover(name, in: open) { () throws(CommandFailure) in
                        try open.createFile(name, file.bytes, like: model)
                    }
                    identities[place] = try open.identity(of: name)
                }
            }
        }
        return files.indices.map { Temporary(number: first + $0, identity: identities[$0]) }
    }

    private func attributes(of path: String?) throws(CommandFailure) -> FileAttributes? {
        guard let path else { return nil }
        return try fileSystem.inFolder(path.pathFolder, below: root) { (open) throws(CommandFailure) in
            try open.attributes(of: path.fileName)
        }
    }

    /// Notes what is going to be made, and makes the folders, for other threads may be waiting to write there; the number of
    /// the first temporary.
    private func announce(
        _ files: [NewFile], in folders: [String], _ progress: inout Progress
    ) throws(CommandFailure) -> Int {
        let first = progress.count
        progress.count += files.count
        let made = files.flatMap(\.missingFolders).filter { progress.madeFolders.insert($0).inserted }
        try note(
            made.map(WriteJournal.Entry.folder)
                + folders.enumerated().map { index, folder in
                    .temporary(folder.child(WriteJournal.temporaryName(first + index)))
                }, &progress)
        for path in made { try makeFolder(path) }
        return first
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

    private func note(_ entries: [WriteJournal.Entry], _ progress: inout Progress) throws(CommandFailure) {
        if !progress.hasJournal {
            // What another run left in it is not this one's to do or undo.
            if case .undone = try recover() { throw .refused([.interruptedRun]) }
            try makeFolder(WriteJournal.folder)
            progress.hasJournal = true
        }
        let text = WriteJournal.text(entries)
        try inFolder(WriteJournal.folder) { (folder) throws(CommandFailure) in
            if try folder.identity(of: WriteJournal.name) == nil {
                try folder.createFile(WriteJournal.name, text, like: nil)
                progress.hasOwnJournal = true
            } else {
                try folder.append(text, to: WriteJournal.name)
            }
        }
    }

    private func note(_ entries: [WriteJournal.Entry]) throws(CommandFailure) {
        try progress.withValue { (progress) throws(CommandFailure) in try note(entries, &progress) }
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

    /// Undoes what has been done so far, by what the journal says. What cannot be undone now is for the next run.
    func abandon() { _ = try? undo() }

    /// The same, and names the files that somebody has written to meanwhile.
    private func undo() throws(CommandFailure) -> [EditedFile] {
        defer { progress.withValue { $0 = Progress() } }
        guard progress.withValue({ $0.hasJournal }), case .undone(let left) = try recover() else { return [] }
        return left
    }

    // MARK: Applying

    /// Does all changes, or none. Returns why something of the tool's own could not be removed when all was done; the next run
    /// tries again.
    @discardableResult
    func apply(_ changes: [FileChange]) throws(CommandFailure) -> CommandFailure? {
        if changes.isEmpty {
            abandon()
            return nil
        }
        let steps: [Step]
        let batches = Self.grouped(changes.map { $0.path.pathFolder })
        do throws(CommandFailure) {
            steps = try staged(changes)
            try keepOldFiles(of: steps, in: batches)
            try note([.stage(.changing)])
            try inFolder(WriteJournal.folder) { (folder) throws(CommandFailure) in try folder.flush(WriteJournal.name) }
            try putInPlace(steps, in: batches)
            try note([.stage(.done)])
        } catch {
            throw undone(after: error)
        }
        defer { progress.withValue { $0 = Progress() } }
        // Where it fails, all of it is tried again, as far as it can be done.
        if (try? cleanUp(after: steps, in: batches)) == true { return nil }
        do throws(CommandFailure) {
            return try recovered().leftover
        } catch {
            return error
        }
    }

    /// Takes back what was done before a failure, and says how the project stands now.
    private func undone(after failure: CommandFailure) -> CommandFailure {
        do throws(CommandFailure) {
            let left = try undo()
            if left.isEmpty { return failure }
            return .refused(failure.findings + left.map(Diagnostic.editedAfterInterruption))
        } catch {
            if (try? isInterrupted()) == false { return failure }
            if case .disk(let reason) = failure { return .interrupted(reason) }
            return .refused(failure.findings + [.interruptedRun])
        }
    }

    /// As `recover` does it for a run that is done, of which this one knows what there is to do; false where it does not.
    private func cleanUp(after steps: [Step], in batches: [Batch]) throws(CommandFailure) -> Bool {
        // Each change has a number; another one is of a temporary that was not needed.
        guard progress.withValue({ $0.hasOwnJournal && $0.count == steps.count }) else { return false }
        for (folder, places) in batches {
            let kept = places.compactMap { steps[$0].change.kept }
            if kept.isEmpty { continue }
            try inFolder(folder) { (open) throws(CommandFailure) in
                for name in kept where try open.identity(of: name) != nil { try open.removeFile(name) }
            }
        }
        for folder in foldersOfRemovals(steps.map(\.change)) { try removeEmptyFolders(from: folder) }
        try removeJournal()
        return true
    }

    /// A change, as the journal has it, and what has to be at its path for it to be made.
    private struct Step: Sendable {
        let change: WriteJournal.Change
        let old: [UInt8]?
    }

    /// The same changes, with a temporary for each file that is to be written; the journal says so of all of them.
    private func staged(_ changes: [FileChange]) throws(CommandFailure) -> [Step] {
        let files = try newFiles(changes)
        var temporaries = try stage(files)[...]
        let steps = changes.map { change in
            let kind: WriteJournal.Change.Kind = change.isRemoval ? .remove : change.old == nil ? .new : .replace
            let temporary: Temporary? =
                switch change.content {
                case .bytes: temporaries.popFirst()
                case .staged(let temporary): temporary
                case nil: nil
                }
            let number =
                temporary?.number
                ?? progress.withValue { progress in
                    defer { progress.count += 1 }
                    return progress.count
                }
            return Step(
                change: WriteJournal.Change(
                    kind: kind, number: number, identity: temporary?.identity, path: change.path), old: change.old)
        }
        try note(steps.map { .change($0.change) })
        return steps
    }

    /// The files that are not staged yet. What is was looked at before; all other paths are looked at here.
    private func newFiles(_ changes: [FileChange]) throws(CommandFailure) -> [NewFile] {
        if changes.allSatisfy(\.isStaged) { return [] }
        var survey = DiskSurvey(below: root, on: fileSystem)
        var files: [NewFile] = []
        var refusals: [PathRefusal] = []
        for change in changes {
            let place = try survey.place(of: change.path)
            if case .refused(let refusal) = place { refusals.append(refusal) }
            if let bytes = change.new, var file = NewFile(path: change.path, bytes: bytes, at: place) {
                file.model = change.moved ?? file.model
                files.append(file)
            }
        }
        if !refusals.isEmpty { throw .refused(refusals.map(Diagnostic.refusedPath)) }
        return files
    }

    /// Gives what is to be replaced or removed its second name. That fails wherever the changes themselves would, for want of
    /// permission or room, and then nothing has been changed.
    private func keepOldFiles(of steps: [Step], in batches: [Batch]) throws(CommandFailure) {
        try batches.forEachInParallel { (folder, places) throws(CommandFailure) in
            let changes = places.map { steps[$0].change }
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
        try batches.forEachInParallel { (folder, places) throws(CommandFailure) in
            try inFolder(folder) { (open) throws(CommandFailure) in
                for step in places.lazy.map({ steps[$0] }) {
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

    /// A folder, and the places of what is in it in a list of paths.
    fileprivate typealias Batch = (folder: String, places: [Int])

    /// The places of each folder in a list of them, in the order in which they come.
    private static func grouped(_ folders: [String]) -> [Batch] {
        var groups: [Batch] = []
        var known: [String: Int] = [:]
        for (place, folder) in folders.enumerated() {
            if let group = known[folder] {
                groups[group].places.append(place)
            } else {
                known[folder] = groups.count
                groups.append((folder, [place]))
            }
        }
        return groups
    }
}

extension SafeWriter.NewFile {
    /// Nil at a place that nothing must be written to.
    init?(path: String, bytes: [UInt8], at place: DiskSurvey.Place) {
        switch place {
        case .missing(let folders): self.init(path: path, bytes: bytes, missingFolders: folders)
        case .file: self.init(path: path, bytes: bytes, model: path)
        case .refused: return nil
        }
    }
}
