import Diagnostics
import ViperModel

/// Everything that is written goes through here. A change of many files happens, or does not:
///
/// 1. Every path is checked, by itself and against what is on the disk.
/// 2. Each new file is written to a temporary beside its place. A journal says beforehand what is going to be made.
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
    /// The project's folder.
    let root: String
    let fileSystem: any FileSystem

    /// A change, its number, and where its file is to be.
    private struct Step {
        let number: Int
        let change: FileChange
        /// The path of the file whose permissions and owner the new one gets: that in whose place it comes, or that it was before.
        let model: String?
        /// Its folders that are not there, outer ones first.
        let missingFolders: [String]
        /// The identity of its temporary, once that is written.
        var identity: FileIdentity?

        var folder: String { change.path.pathFolder }
        var name: String { change.path.fileName }
        var temporary: String { WriteJournal.temporaryName(number) }

        /// The change as the journal has it.
        var entry: WriteJournal.Change {
            let kind: WriteJournal.Change.Kind = change.isRemoval ? .remove : change.old == nil ? .new : .replace
            return WriteJournal.Change(kind: kind, number: number, identity: identity, path: change.path)
        }
    }

    // MARK: Applying

    /// Does all changes, or none. Returns why something of the tool's own could not be removed when all was done; the next run
    /// tries again.
    @discardableResult
    func apply(_ changes: [FileChange]) throws(CommandFailure) -> CommandFailure? {
        if changes.isEmpty { return nil }
        var steps = try steps(for: changes)
        // What another run left is not this one's to do or undo.
        if case .undone = try recover() { throw .refused([.interruptedRun]) }
        let hasOwnJournal: Bool
        do throws(CommandFailure) {
            hasOwnJournal = try beginJournal(for: steps)
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
        // Where it fails, all of it is tried again, as far as it can be done.
        if hasOwnJournal, (try? cleanUp(after: steps)) != nil { return nil }
        do throws(CommandFailure) {
            return try recovered().leftover
        } catch {
            return error
        }
    }

    /// Looks at every path before anything is made.
    private func steps(for changes: [FileChange]) throws(CommandFailure) -> [Step] {
        var survey = DiskSurvey(below: root, on: fileSystem)
        var steps: [Step] = []
        var refusals: [PathRefusal] = []
        for (number, change) in changes.enumerated() {
            var (model, missing): (String?, [String]) = (nil, [])
            switch try survey.place(of: change.path) {
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

    /// Notes what is going to be made, and makes the folders; false where the journal of another run goes on, for what is left
    /// of it is still to be removed.
    private func beginJournal(for steps: [Step]) throws(CommandFailure) -> Bool {
        try makeFolder(WriteJournal.folder)
        let news = steps.filter { !$0.change.isRemoval }
        let folders = news.flatMap(\.missingFolders).unique
        let isNew = try note(
            folders.map(WriteJournal.Entry.folder) + news.map { .temporary($0.folder.child($0.temporary)) })
        for folder in folders { try makeFolder(folder) }
        return isNew
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

    /// Adds to the journal; true where it is begun with that.
    @discardableResult
    private func note(_ entries: [WriteJournal.Entry]) throws(CommandFailure) -> Bool {
        let text = WriteJournal.text(entries)
        var isNew = false
        try inFolder(WriteJournal.folder) { (folder) throws(CommandFailure) in
            isNew = try folder.identity(of: WriteJournal.name) == nil
            if isNew {
                try folder.createFile(WriteJournal.name, text, like: nil)
            } else {
                try folder.append(text, to: WriteJournal.name)
            }
        }
        return isNew
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

    /// Takes back what was done before a failure, and says how the project stands now.
    private func undone(after failure: CommandFailure) -> CommandFailure {
        do throws(CommandFailure) {
            guard case .undone(let left) = try recover(), !left.isEmpty else { return failure }
            return .refused(failure.findings + left.map(Diagnostic.editedAfterInterruption))
        } catch {
            if (try? isInterrupted()) == false { return failure }
            if case .disk(let reason) = failure { return .interrupted(reason) }
            return .refused(failure.findings + [.interruptedRun])
        }
    }

    /// As `recover` does it for a run that is done, of which this one knows what there is to do.
    private func cleanUp(after steps: [Step]) throws(CommandFailure) {
        for batch in Self.batches(steps) {
            let kept = batch.compactMap(\.entry.kept)
            if kept.isEmpty { continue }
            try inFolder(batch[0].folder) { (open) throws(CommandFailure) in
                for name in kept where try open.identity(of: name) != nil { try open.removeFile(name) }
            }
        }
        for folder in foldersOfRemovals(steps.map(\.entry)) { try removeEmptyFolders(from: folder) }
        try removeJournal()
    }

    /// Gives what is to be replaced or removed its second name. That fails wherever the changes themselves would, for want of
    /// permission or room, and then nothing has been changed.
    private func keepOldFiles(of steps: [Step]) throws(CommandFailure) {
        let folder = steps[0].folder
        try inFolder(folder) { (open) throws(CommandFailure) in
            for step in steps {
                // One that is gone by now is told below.
                guard let kept = step.entry.kept, try open.identity(of: step.name) != nil else { continue }
                try replacingLeftover(kept, in: open) { () throws(CommandFailure) in
                    try open.keep(step.name, as: kept)
                }
            }
        }
        let gone = steps.filter(\.change.isRemoval).map(\.name)
        if !gone.isEmpty { try checkRemoval(of: gone, from: folder) }
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

    /// The steps folder by folder, in the order in which the folders come.
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
