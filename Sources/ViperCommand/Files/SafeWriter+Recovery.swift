import Diagnostics

extension SafeWriter {
    /// The result of restoring the project after an interrupted run.
    package enum Recovery: Sendable, Hashable {
        /// Nothing had to be undone: the run had changed no file, or all files.
        case clean
        /// The changes were undone, except in files that the user edited after the interruption.
        case undone(edited: [EditedFile])
    }

    /// A file that the user edited after the interruption. The interrupted run had changed it before.
    package struct EditedFile: Sendable, Hashable {
        /// The path relative to the project's root.
        package let path: String
        /// The path at which the version from before the run was saved. Nil if no version was saved.
        package var original: String?
    }

    /// Restores the project to the state before an interrupted run. After a completed run, finishes the cleanup.
    /// Temporary files are deleted. The caller must hold the lock.
    ///
    /// No work is lost. Files that the user edited after the interruption stay unchanged, and the version from before
    /// the run is saved next to them. If the recovery is interrupted too, it can be repeated.
    @discardableResult
    package func recover() throws(CommandFailure) -> Recovery { try recovered().recovery }

    /// Restores the project like `recover()`. Also returns the first failure to remove a temporary file. Such a file is
    /// harmless: it stays in the journal, and the next run removes it.
    func recovered() throws(CommandFailure) -> (recovery: Recovery, leftover: CommandFailure?) {
        guard let journal = try journal() else { return (.clean, nil) }
        var editedFiles: [EditedFile] = []
        // If no file was changed yet, this has no effect.
        for change in journal.changes.reversed() where journal.stage != .done {
            if let edited = try undo(change) { editedFiles.append(edited) }
        }
        var rest = Leftovers()
        // A change counts as undone when the old file no longer exists under its second name.
        let kept = journal.changes.compactMap { change in
            change.kept.map { change.path.pathFolder.child($0) }
        }
        for path in kept + journal.temporaries {
            if try !isHidden(path) {
                rest.attempt(.temporary(path)) { () throws(CommandFailure) in try removeFile(path) }
            } else if journal.stage != .changing || journal.temporaries.contains(path) {
                // An old file that was not restored must be kept, so it is not listed for removal.
                rest.entries.append(.temporary(path))
            }
        }
        for path in journal.folders.reversed() {
            rest.attempt(.folder(path)) { () throws(CommandFailure) in _ = try removeIfEmpty(path) }
        }
        if journal.stage == .done {
            let folders = foldersOfRemovals(journal.changes)
            for folder in folders {
                rest.attempt(.folder(folder)) { () throws(CommandFailure) in try removeEmptyFolders(from: folder) }
            }
            // A temporary file that could not be removed may keep its folder from being empty.
            if rest.failure != nil { rest.entries += folders.map(WriteJournal.Entry.folder) }
        }
        try removeJournal(leaving: rest.entries)
        let isUndone = journal.stage == .changing
        return (isUndone ? .undone(edited: editedFiles.sorted { $0.path < $1.path }) : .clean, rest.failure)
    }

    /// The temporary files and folders that could not be removed, and the first failure.
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

    /// Returns the folders from which the changes remove files, without repetitions.
    func foldersOfRemovals(_ changes: [WriteJournal.Change]) -> [String] {
        var known: Set<String> = []
        return changes.filter { $0.kind == .remove }.map { $0.path.pathFolder }.filter { known.insert($0).inserted }
    }

    /// Removes a folder if it is empty. Then removes its parent folders that become empty.
    func removeEmptyFolders(from folder: String) throws(CommandFailure) {
        var folder = folder
        while !folder.isEmpty, try removeIfEmpty(folder) { folder = folder.pathFolder }
    }

    func removeJournal(leaving rest: [WriteJournal.Entry] = []) throws(CommandFailure) {
        try removeFile(WriteJournal.path)
        if !rest.isEmpty { try makeJournal(rest) }
        _ = try removeIfEmpty(WriteJournal.folder)
    }

    /// Returns whether a run was interrupted while it changed files.
    func isInterrupted() throws(CommandFailure) -> Bool {
        guard case .file? = try plainEntry(at: WriteJournal.path) else { return false }
        return try journal()?.stage == .changing
    }

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

    /// Undoes a change, unless the user edited the file after the interruption. The change was not made if its
    /// temporary file still exists. It is undone already if the old file no longer has its second name.
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

    /// Returns an unused path for the version of a file from before the run: `NAME.orig`.
    private func freePath(besides path: String) throws(CommandFailure) -> String {
        let (folder, name) = (path.pathFolder, path.fileName)
        // File names may have at most 255 bytes.
        let start = folder.child(String(decoding: name.utf8.prefix(240), as: UTF8.self) + ".orig")
        var (free, number) = (start, 1)
        while try fileSystem.entry(at: root + "/" + free) != nil {
            number += 1
            free = start + String(number)
        }
        return free
    }

    /// Returns whether another item replaced a parent folder of the path. If the user moves the folder back, the file
    /// is at the path again.
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

    /// Returns the kind of the item at a path below the root; nil if no item exists there. Also nil if the path is
    /// invalid or passes through a link.
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
