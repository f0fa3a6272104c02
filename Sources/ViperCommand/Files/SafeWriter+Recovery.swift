import Diagnostics

extension SafeWriter {
    /// What was found of a run before.
    package enum Recovery: Sendable, Hashable {
        /// Nothing had been changed, or everything.
        case clean
        /// Changes were taken back; these files are left, for somebody has written to them since.
        case undone(left: [String])
    }

    /// Brings the project to where a run began that did not come to its end, or to the end of one that was done but for its
    /// cleaning up; what it made for itself goes. For whoever holds the lock.
    ///
    /// Nobody's work is lost by it: what somebody has written to since then is left as it is. It may be interrupted itself.
    @discardableResult
    package func recover() throws(CommandFailure) -> Recovery {
        guard let journal = try journal() else { return .clean }
        return try asFailure { () throws(FileError) in
            var left: [String] = []
            if journal.stage == .changing {
                for change in journal.changes.reversed() where try !undo(change) { left.append(change.path) }
            }
            // Once they are gone, a change counts as undone.
            let kept = journal.changes.compactMap { change in
                change.kept.map { Self.path($0, in: Self.split(change.path).folder) }
            }
            var unreachable: [WriteJournal.Entry] = []
            for path in kept + journal.temporaries {
                if try isHidden(path) { unreachable.append(.temporary(path)) } else { try removeFile(path) }
            }
            for path in journal.folders.reversed() { _ = try removeIfEmpty(path) }
            if journal.stage == .done {
                for change in journal.changes where change.kind == .remove {
                    var folder = Self.split(change.path).folder
                    while !folder.isEmpty, try removeIfEmpty(folder) { folder = Self.split(folder).folder }
                }
            }
            try removeFile(WriteJournal.path)
            if !unreachable.isEmpty { try makeJournal(unreachable) }
            _ = try removeIfEmpty(WriteJournal.folder)
            return journal.stage == .changing ? .undone(left: left.sorted()) : .clean
        }
    }

    /// Whether a run was interrupted while it changed files, so that the project is neither as it was nor as it is to be.
    func isInterrupted() throws(CommandFailure) -> Bool {
        guard case .file? = try asFailure({ () throws(FileError) in try plainEntry(at: WriteJournal.path) }) else {
            return false
        }
        return try journal()?.stage == .changing
    }

    /// Nil where there is none.
    private func journal() throws(CommandFailure) -> WriteJournal? {
        for (path, isFolder) in [(WriteJournal.folder, true), (WriteJournal.path, false)] {
            switch try asFailure({ () throws(FileError) in try fileSystem.entry(at: root + "/" + path) }) {
            case nil:
                if !isFolder { _ = try asFailure { () throws(FileError) in try removeIfEmpty(WriteJournal.folder) } }
                return nil
            case .folder where isFolder, .file where !isFolder: break
            case .symbolicLink: throw .refused([.refusedPath(PathRefusal(path: path, reason: .symbolicLink(path)))])
            case .file, .folder, .other:
                let reason: PathRefusal.Reason = isFolder ? .notAFolder(path) : .notAFile
                throw .refused([.refusedPath(PathRefusal(path: path, reason: reason))])
            }
        }
        return try asFailure { () throws(FileError) in
            WriteJournal(try fileSystem.contents(of: root + "/" + WriteJournal.path))
        }
    }

    /// Takes a change back; false where somebody has written to the file since. Whether it was made at all is told by what is
    /// still there: the temporary, or the old file's second name.
    private func undo(_ change: WriteJournal.Change) throws(FileError) -> Bool {
        guard try hasPlainFolder(change.path) else { return true }
        var isUndone = true
        try inParent(of: change.path) { (folder, name) throws(FileError) in
            if change.kind != .remove, try folder.identity(of: WriteJournal.temporaryName(change.number)) != nil {
                return
            }
            let current = try folder.identity(of: name)
            guard let kept = change.kept else {
                if current == change.identity { try folder.removeFile(name) } else { isUndone = current == nil }
                return
            }
            guard try folder.identity(of: kept) != nil else { return }
            if current == nil || current == change.identity {
                try folder.rename(kept, to: name)
            } else {
                isUndone = try folder.contents(of: kept) == folder.contents(of: name)
            }
        }
        return isUndone
    }

    /// Whether something has taken the place of a folder that leads to a file, so that the file may come back.
    private func isHidden(_ path: String) throws(FileError) -> Bool {
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

    private func makeJournal(_ entries: [WriteJournal.Entry]) throws(FileError) {
        try inFolder(WriteJournal.folder) { (folder) throws(FileError) in
            try folder.createFile(WriteJournal.name, WriteJournal.text(entries), like: nil)
        }
    }

    private func removeFile(_ path: String) throws(FileError) {
        guard case .file = try plainEntry(at: path) else { return }
        try inParent(of: path) { (parent, name) throws(FileError) in try parent.removeFile(name) }
    }

    private func removeIfEmpty(_ path: String) throws(FileError) -> Bool {
        guard case .folder = try plainEntry(at: path) else { return false }
        var isRemoved = false
        try inParent(of: path) { (parent, name) throws(FileError) in isRemoved = try parent.removeEmptyFolder(name) }
        return isRemoved
    }

    /// What is at a path below the root; nil where the path is no good, or leads through anything but folders.
    private func plainEntry(at path: String) throws(FileError) -> FileEntry? {
        try hasPlainFolder(path) ? try fileSystem.entry(at: root + "/" + path) : nil
    }

    private func hasPlainFolder(_ path: String) throws(FileError) -> Bool {
        guard case .success(let path) = ProjectPath.checked(path) else { return false }
        for folder in path.parents {
            guard case .folder = try fileSystem.entry(at: root + "/" + folder.text) else { return false }
        }
        return true
    }
}
