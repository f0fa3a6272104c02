import Diagnostics
import ViperModel

/// The writer of project files. It makes all changes of a run, or none:
///
/// 1. Check every path: its form, and what exists there on disk.
/// 2. Start a journal that lists the temporary files. Write each new file to a temporary file next to its destination.
/// 3. Give a second name to each file that is replaced or removed. Add all changes to the journal, and flush it.
/// 4. Rename temporary files to their destinations, and remove files. Fail if a file on disk is no longer as it was read.
/// 5. Note in the journal that all changes are made. Remove the second names, and finally the journal.
///
/// If a failure occurs before step 5, the journal tells which changes to undo. After an I/O error, this run undoes
/// them. After a crash, the next run does (see `recover`). The changes are undone instead of completed, because undoing
/// needs no space on the disk and creates no files. File systems with a journal of their own keep the order of the
/// renames even if the power fails.
package struct SafeWriter: Sendable {
    let root: String
    let fileSystem: any FileSystem

    /// A change of a file, with all paths and numbers that are needed to make it.
    private struct Step {
        let number: Int
        let change: FileChange
        /// The path of the file whose permissions and owner the new file gets: the previous version, or the file that
        /// was moved.
        let model: String?
        /// The parent folders that do not exist, outermost first.
        let missingFolders: [String]
        /// The identity of the temporary file, after it was written.
        var identity: FileIdentity?

        var folder: String { change.path.pathFolder }
        var name: String { change.path.fileName }
        var temporary: String { WriteJournal.temporaryName(number) }

        var entry: WriteJournal.Change {
            let kind: WriteJournal.Change.Kind = change.isRemoval ? .remove : change.old == nil ? .new : .replace
            return WriteJournal.Change(kind: kind, number: number, identity: identity, path: change.path)
        }
    }

    // MARK: Applying

    /// Makes all changes, or none. If temporary files could not be removed, returns this failure. The next run removes
    /// them.
    @discardableResult
    func apply(_ changes: [FileChange]) throws(CommandFailure) -> CommandFailure? {
        if changes.isEmpty { return nil }
        var steps = try steps(for: changes)
        // If an interrupted run was just undone, the files differ from those that this run has read. So its changes are
        // outdated.
        if case .undone = try recover() { throw .refused([.interruptedRun]) }
        do throws(CommandFailure) {
            try beginJournal(for: steps)
            try makeTemporaries(of: &steps)
            try note(steps.map { .change($0.entry) })
            for batch in Self.batches(steps) { try keepOldFiles(of: batch) }
            try note([.stage(.changing)])
            try inFolder(WriteJournal.folder) { (folder) throws(CommandFailure) in try folder.flush(WriteJournal.name) }
            try putInPlace(steps)
            try note([.stage(.done)])
        } catch {
            throw undone(after: error)
        }
        // A failed cleanup is repeated once.
        if let (_, leftover) = try? recovered(), leftover == nil { return nil }
        do throws(CommandFailure) {
            return try recovered().leftover
        } catch {
            return error
        }
    }

    /// Checks every path before anything is created.
    private func steps(for changes: [FileChange]) throws(CommandFailure) -> [Step] {
        var validation = PathValidation(below: root, on: fileSystem)
        var steps: [Step] = []
        var refusals: [PathRefusal] = []
        for (number, change) in changes.enumerated() {
            var (model, missing): (String?, [String]) = (nil, [])
            switch try validation.place(of: change.path) {
            case .refused(let refusal): refusals.append(refusal)
            case .missing(let folders): missing = folders
            case .file: model = change.path
            }
            steps.append(
                Step(number: number, change: change, model: change.moved ?? model, missingFolders: missing))
        }
        if !refusals.isEmpty { throw .refused(refusals.map(Diagnostic.refusedPath)) }
        return steps
    }

    // MARK: Temporaries

    /// Starts the journal and creates the missing folders. If the journal of an earlier run still lists items to
    /// remove, adds to that journal instead.
    private func beginJournal(for steps: [Step]) throws(CommandFailure) {
        try makeFolder(WriteJournal.folder)
        let news = steps.filter { !$0.change.isRemoval }
        let folders = news.flatMap(\.missingFolders).unique
        try note(
            folders.map(WriteJournal.Entry.folder) + news.map { .temporary($0.folder.child($0.temporary)) })
        for folder in folders { try makeFolder(folder) }
    }

    private func makeTemporaries(of steps: inout [Step]) throws(CommandFailure) {
        for index in steps.indices {
            let step = steps[index]
            guard let bytes = step.change.new else { continue }
            let model = try attributes(of: step.model)
            var identity: FileIdentity?
            try inFolder(step.folder) { (open) throws(CommandFailure) in
                try replacingLeftover(step.temporary, in: open) { () throws(CommandFailure) in
                    try open.createFile(step.temporary, bytes, like: model)
                }
                identity = try open.identity(of: step.temporary)
            }
            steps[index].identity = identity
        }
    }

    private func attributes(of path: String?) throws(CommandFailure) -> FileAttributes? {
        guard let path else { return nil }
        return try fileSystem.inFolder(path.pathFolder, below: root) { (open) throws(CommandFailure) in
            try open.attributes(of: path.fileName)
        }
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

    /// Adds entries to the journal. Creates the journal if it does not exist.
    private func note(_ entries: [WriteJournal.Entry]) throws(CommandFailure) {
        let text = WriteJournal.text(entries)
        try inFolder(WriteJournal.folder) { (folder) throws(CommandFailure) in
            if try folder.identity(of: WriteJournal.name) == nil {
                try folder.createFile(WriteJournal.name, text, like: nil)
            } else {
                try folder.append(text, to: WriteJournal.name)
            }
        }
    }

    /// Creates a temporary file by calling `make`. If the file already exists, it is from a run that was killed before
    /// it had a journal. It is replaced, which is safe because this run holds the lock.
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

    /// Undoes all changes, and returns the failure that describes the state of the project.
    private func undone(after failure: CommandFailure) -> CommandFailure {
        do throws(CommandFailure) {
            guard case .undone(let edited) = try recover(), !edited.isEmpty else { return failure }
            return .refused(failure.findings + edited.map(Diagnostic.editedAfterInterruption))
        } catch {
            if (try? isInterrupted()) == false { return failure }
            if case .disk(let reason) = failure { return .interrupted(reason) }
            return .refused(failure.findings + [.interruptedRun])
        }
    }

    /// Gives the old files of one folder their second names. If the folder does not permit the later changes, throws
    /// now, before any file has changed.
    private func keepOldFiles(of steps: [Step]) throws(CommandFailure) {
        let folder = steps[0].folder
        try inFolder(folder) { (open) throws(CommandFailure) in
            for step in steps {
                // A missing file is reported by `putInPlace`.
                guard let kept = step.entry.kept, try open.identity(of: step.name) != nil else { continue }
                try replacingLeftover(kept, in: open) { () throws(CommandFailure) in
                    try open.keep(step.name, as: kept)
                }
            }
        }
        let gone = steps.filter(\.change.isRemoval).map(\.name)
        if !gone.isEmpty { try checkRemoval(of: gone, from: folder) }
    }

    /// Throws if the folder becomes empty, and its parent folder is not writable. Then the run could not remove the
    /// empty folder.
    private func checkRemoval(of names: [String], from folder: String) throws(CommandFailure) {
        guard !folder.isEmpty else { return }
        let rest = try fileSystem.names(in: root + "/" + folder).filter { !$0.hasPrefix(WriteJournal.folder) }
        guard Set(rest).isSubset(of: names) else { return }
        try inParent(of: folder) { (parent, _) throws(CommandFailure) in try parent.checkIsWritable() }
    }

    /// Makes the changes. Throws if a file on disk is no longer as it was read. The caller then undoes all changes.
    private func putInPlace(_ steps: [Step]) throws(CommandFailure) {
        var changed: [String] = []
        for batch in Self.batches(steps) {
            try inFolder(batch[0].folder) { (open) throws(CommandFailure) in
                for step in batch {
                    guard try open.contents(of: step.name) == step.change.old else {
                        changed.append(step.change.path)
                        continue
                    }
                    if step.change.isRemoval {
                        try open.removeFile(step.name)
                    } else {
                        try open.rename(step.temporary, to: step.name)
                    }
                }
            }
        }
        if !changed.isEmpty { throw .refused(changed.sorted().map(Diagnostic.changedMeanwhile)) }
    }

    /// Returns the steps grouped by folder, in order.
    private static func batches(_ steps: [Step]) -> [[Step]] {
        let byFolder = Dictionary(grouping: steps, by: \.folder)
        return steps.map(\.folder).unique.compactMap { byFolder[$0] }
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
}
