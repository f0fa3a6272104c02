import Diagnostics

extension SafeWriter {
    /// What was found of a run before.
    package enum Recovery: Sendable, Hashable {
        /// Nothing had been changed, or everything.
        case clean
        /// Changes were taken back; these files are left, for somebody has written to them since.
        case undone(left: [EditedFile])
    }

    /// A file that a run had changed, and somebody has written to since that run was interrupted.
    package struct EditedFile: Sendable, Hashable {
        /// The file's path, relative to the project's root.
        package let path: String
        /// Where the file stands now that was there before the run, if one was and it says something else.
        package var original: String?
    }

    /// Brings the project to where a run began that did not come to its end, or to the end of one that was done but for its
    /// cleaning up; what it made for itself goes. For whoever holds the lock.
    ///
    /// Nobody's work is lost by it: what somebody has written to since then is left as it is, and what stood there before the
    /// run is put beside it. It may be interrupted itself.
    @discardableResult
    package func recover() throws(CommandFailure) -> Recovery { try recovered().recovery }

    /// The same, with the first failure to remove something of the tool's own, which does no harm where it is: the journal
    /// remembers it for the next run, and nothing else waits for it.
    func recovered() throws(CommandFailure) -> (recovery: Recovery, leftover: CommandFailure?) {
        guard let journal = try journal() else { return (.clean, nil) }
        var left: [EditedFile] = []
        // Where nothing has been changed yet, this finds nothing to take back.
        for change in journal.changes.reversed() where journal.stage != .done {
            if let edited = try undo(change) { left.append(edited) }
        }
        var rest = Leftovers()
        // Once they are gone, a change counts as undone.
        let kept = journal.changes.compactMap { change in
            change.kept.map { change.path.pathFolder.child($0) }
        }
        for path in kept + journal.temporaries {
            if try !isHidden(path) {
                rest.attempt(.temporary(path)) { () throws(CommandFailure) in try removeFile(path) }
            } else if journal.stage != .changing || journal.temporaries.contains(path) {
                // An old file that has not come back is kept.
                rest.entries.append(.temporary(path))
            }
        }
        for path in journal.folders.reversed() {
            rest.attempt(.folder(path)) { () throws(CommandFailure) in _ = try removeIfEmpty(path) }
        }
        if journal.stage == .done {
            for folder in foldersOfRemovals(journal.changes) {
                rest.attempt(.folder(folder)) { () throws(CommandFailure) in try removeEmptyFolders(from: folder) }
            }
        }
        try removeJournal(leaving: rest.entries)
        let isUndone = journal.stage == .changing
        return (isUndone ? .undone(left: left.sorted { $0.path < $1.path }) : .clean, rest.failure)
    }

    /// What could not be removed.
    private struct Leftovers {
        var entries: [WriteJournal.Entry] = []
        var failure: CommandFailure?

        mutating func attempt(_ entry: WriteJournal.Entry, _ remove: () throws(CommandFailure) -> Void) {
            do throws(CommandFailure) {
                try remove()
            } catch {
                entries.append(entry)
                failure = failure ?? error
            }
        }
    }

    /// The folders from which a file was removed, each once.
    func foldersOfRemovals(_ changes: [WriteJournal.Change]) -> [String] {
        var known: Set<String> = []
        return changes.filter { $0.kind == .remove }.map { $0.path.pathFolder }.filter { known.insert($0).inserted }
    }

    /// Removes a folder where it is empty, and those above it that become empty by it.
    func removeEmptyFolders(from folder: String) throws(CommandFailure) {
        var folder = folder
        while !folder.isEmpty, try removeIfEmpty(folder) { folder = folder.pathFolder }
    }

    func removeJournal(leaving rest: [WriteJournal.Entry] = []) throws(CommandFailure) {
        try removeFile(WriteJournal.path)
        if !rest.isEmpty { try makeJournal(rest) }
        _ = try removeIfEmpty(WriteJournal.folder)
    }

    /// Whether a run was interrupted while it changed files, so that the project is neither as it was nor as it is to be.
    func isInterrupted() throws(CommandFailure) -> Bool {
        guard case .file? = try plainEntry(at: WriteJournal.path) else { return false }
        return try journal()?.stage == .changing
    }

    /// Nil where there is none.
    private func journal() throws(CommandFailure) -> WriteJournal? {
        for (path, isFolder) in [(WriteJournal.folder, true), (WriteJournal.path, false)] {
            switch try fileSystem.entry(at: root + "/" + path) {
            case nil:
                if !isFolder { _ = try removeIfEmpty(WriteJournal.folder) }
                return nil
            case .folder where isFolder, .file where !isFolder: break
            case .symbolicLink: throw .refused([.refusedPath(PathRefusal(path: path, reason: .symbolicLink(path)))])
            case .file, .folder, .other:
                let reason: PathRefusal.Reason = isFolder ? .notAFolder(path) : .notAFile
                throw .refused([.refusedPath(PathRefusal(path: path, reason: reason))])
            }
        }
        return try WriteJournal(fileSystem.contents(of: root + "/" + WriteJournal.path))
    }

    /// Takes a change back, or says that somebody has written to the file since. Whether it was made at all is told by what is
    /// still there: the temporary, or the old file's second name.
    private func undo(_ change: WriteJournal.Change) throws(CommandFailure) -> EditedFile? {
        guard try hasPlainFolder(change.path) else {
            return try isHidden(change.path) ? EditedFile(path: change.path) : nil
        }
        let entry = try fileSystem.entry(at: root + "/" + change.path)
        var edited: EditedFile?
        try inParent(of: change.path) { (folder, name) throws(CommandFailure) in
            if change.kind != .remove, try folder.identity(of: WriteJournal.temporaryName(change.number)) != nil {
                return
            }
            let current = try folder.identity(of: name)
            let isOwn = entry == nil || current != nil && current == change.identity
            guard let kept = change.kept else {
                if !isOwn {
                    edited = EditedFile(path: change.path)
                } else if current != nil {
                    try folder.removeFile(name)
                }
                return
            }
            guard try folder.identity(of: kept) != nil else { return }
            if isOwn { return try folder.rename(kept, to: name) }
            if current != nil, try folder.contents(of: kept) == folder.contents(of: name) { return }
            let original = try freePath(besides: change.path)
            try folder.rename(kept, to: original.fileName)
            edited = EditedFile(path: change.path, original: original)
        }
        return edited
    }

    /// A path beside a file at which there is nothing.
    private func freePath(besides path: String) throws(CommandFailure) -> String {
        let (folder, name) = (path.pathFolder, path.fileName)
        // No longer than names may be.
        let start = folder.child(String(decoding: name.utf8.prefix(240), as: UTF8.self) + ".orig")
        var (free, number) = (start, 1)
        while try fileSystem.entry(at: root + "/" + free) != nil {
            number += 1
            free = start + String(number)
        }
        return free
    }

    /// Whether something has taken the place of a folder that leads to a file, so that the file may come back.
    private func isHidden(_ path: String) throws(CommandFailure) -> Bool {
        guard case .success(let path) = ProjectPath.checked(path) else { return false }
        for folder in path.parents {
            switch try fileSystem.entry(at: root + "/" + folder.text) {
            case .folder: continue
            case nil: return false
            case .file, .symbolicLink, .other: return true
            }
        }
        return false
    }

    private func makeJournal(_ entries: [WriteJournal.Entry]) throws(CommandFailure) {
        try inFolder(WriteJournal.folder) { (folder) throws(CommandFailure) in
            try folder.createFile(WriteJournal.name, WriteJournal.text(entries), like: nil)
        }
    }

    private func removeFile(_ path: String) throws(CommandFailure) {
        guard case .file = try plainEntry(at: path) else { return }
        try inParent(of: path) { (parent, name) throws(CommandFailure) in try parent.removeFile(name) }
    }

    private func removeIfEmpty(_ path: String) throws(CommandFailure) -> Bool {
        guard case .folder = try plainEntry(at: path) else { return false }
        var isRemoved = false
        try inParent(of: path) { (parent, name) throws(CommandFailure) in isRemoved = try parent.removeEmptyFolder(name)
        }
        return isRemoved
    }

    /// What is at a path below the root; nil where the path is no good, or leads through anything but folders.
    private func plainEntry(at path: String) throws(CommandFailure) -> FileEntry? {
        try hasPlainFolder(path) ? try fileSystem.entry(at: root + "/" + path) : nil
    }

    private func hasPlainFolder(_ path: String) throws(CommandFailure) -> Bool {
        guard case .success(let path) = ProjectPath.checked(path) else { return false }
        for folder in path.parents {
            guard case .folder = try fileSystem.entry(at: root + "/" + folder.text) else { return false }
        }
        return true
    }
}
