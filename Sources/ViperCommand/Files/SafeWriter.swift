import Diagnostics

/// Everything that is written goes through here: all of it, or nothing.
///
/// 1. Every path is checked, by itself and against what is on the disk.
/// 2. A journal says what is going to be made.
/// 3. Each file is written to a temporary beside it.
/// 4. When all of that has succeeded, temporaries are renamed and removals made.
/// Where something fails before, temporaries and the folders made for them are removed again; where the run is killed, the
/// next one does that.
///
/// That is what a killed process is promised: each file is old or new. It is no promise for a machine that loses power:
/// nothing is synced to the disk, for syncing hundreds of files takes seconds, and what generates them can do it again. What
/// people wrote is in git.
package struct SafeWriter: Sendable {
    /// One thing to do; paths are relative to the root.
    package enum Change: Sendable, Hashable {
        case write(path: String, bytes: [UInt8])
        case remove(path: String)

        /// Relative to the project's root, with `/`.
        package var path: String {
            switch self {
            case .write(let path, _), .remove(let path): path
            }
        }
    }

    private let root: String
    private let fileSystem: any FileSystem

    /// `root` is the project's folder.
    package init(root: String, fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    /// Does all changes, or none.
    package func apply(_ changes: [Change]) throws(CommandFailure) {
        guard !changes.isEmpty else { return }
        let survey = try asFailure { () throws(FileError) in try self.survey(changes.map(\.path)) }
        if !survey.refusals.isEmpty { throw .refused(survey.refusals.map(Diagnostic.refusedPath)) }
        try asFailure { () throws(FileError) in try write(changes, survey) }
    }

    /// The paths that must not be written to, each with the reason.
    package func refusals(of paths: [String]) throws(FileError) -> [PathRefusal] {
        try survey(paths).refusals
    }

    private func survey(_ paths: [String]) throws(FileError) -> DiskSurvey {
        try DiskSurvey(of: paths, below: root, on: fileSystem)
    }

    // MARK: Writing

    /// What is to be done in one folder.
    private struct Batch {
        struct File {
            let temporary: String
            let name: String
            let bytes: [UInt8]
            let permissions: UInt32?
        }

        let folder: String
        var files: [File] = []
        var removals: [String] = []
    }

    private func write(_ changes: [Change], _ survey: DiskSurvey) throws(FileError) {
        var journal = WriteJournal()
        journal.folders = survey.missingFolders
        let batches = self.batches(changes, survey, noting: &journal)
        do {
            try inFolder("") { (root) throws(FileError) in
                try root.createFile(WriteJournal.name, Array(journal.text.utf8), permissions: nil)
            }
            for path in survey.missingFolders {
                try inParent(of: path) { (parent, name) throws(FileError) in try parent.createFolder(name) }
            }
            let written = batches.filter { !$0.files.isEmpty }
            try written.forEachInParallel { (batch) throws(FileError) in
                try inFolder(batch.folder) { (folder) throws(FileError) in
                    for file in batch.files { try makeTemporary(for: file, of: batch, in: folder) }
                }
            }
            try written.forEachInParallel { (batch) throws(FileError) in
                try inFolder(batch.folder) { (folder) throws(FileError) in
                    for file in batch.files { try folder.rename(file.temporary, to: file.name) }
                }
            }
            try remove(batches)
            try inFolder("") { (root) throws(FileError) in try root.removeFile(WriteJournal.name) }
        } catch {
            // The failure that led here is the one to tell; what cannot be removed now is for the next run.
            try? clear(journal)
            throw error
        }
    }

    private func makeTemporary(
        for file: Batch.File, of batch: Batch, in folder: any OpenFolder
    ) throws(FileError) {
        do {
            try folder.createFile(file.temporary, file.bytes, permissions: file.permissions)
        } catch {
            // One that a killed run left behind, and whose journal is gone: it is nobody's, for there is a lock.
            let path = batch.folder.isEmpty ? file.temporary : batch.folder + "/" + file.temporary
            guard error.isAlreadyThere, case .file = try fileSystem.entry(at: root + "/" + path) else { throw error }
            try folder.removeFile(file.temporary)
            try folder.createFile(file.temporary, file.bytes, permissions: file.permissions)
        }
    }

    /// Removes files, and the folders that get empty by it.
    private func remove(_ batches: [Batch]) throws(FileError) {
        for batch in batches where !batch.removals.isEmpty {
            try inFolder(batch.folder) { (folder) throws(FileError) in
                for name in batch.removals { try folder.removeFile(name) }
            }
            var folder = batch.folder
            while !folder.isEmpty {
                var isRemoved = false
                try inParent(of: folder) { (parent, name) throws(FileError) in
                    isRemoved = try parent.removeEmptyFolder(name)
                }
                guard isRemoved, case .success(let path) = ProjectPath.checked(folder) else { break }
                folder = path.folder
            }
        }
    }

    /// The changes by folder, in their order.
    private func batches(
        _ changes: [Change], _ survey: DiskSurvey, noting journal: inout WriteJournal
    ) -> [Batch] {
        var batches: [Batch] = []
        var places: [String: Int] = [:]
        for (change, path) in zip(changes, survey.paths) {
            let folder = path.folder
            let place = places[folder] ?? batches.count
            if place == batches.count {
                places[folder] = place
                batches.append(Batch(folder: folder))
            }
            switch change {
            case .write(_, let bytes):
                let temporary = journal.addTemporary(in: folder)
                let permissions = survey.permissions[path.text]
                batches[place].files.append(
                    Batch.File(temporary: temporary, name: path.name, bytes: bytes, permissions: permissions))
            case .remove:
                if batches[place].removals.isEmpty, !folder.isEmpty { journal.folders.append(folder) }
                batches[place].removals.append(path.name)
            }
        }
        return batches
    }
}

extension SafeWriter {
    // MARK: Cleaning up

    /// Removes what a killed run left behind, so that each file is old or new and nothing else is there. For whoever holds
    /// the lock.
    package func clearLeftovers() throws(CommandFailure) {
        let path = root + "/" + WriteJournal.name
        switch try asFailure({ () throws(FileError) in try fileSystem.entry(at: path) }) {
        case nil: return
        case .file:
            try asFailure { () throws(FileError) in
                let bytes = try fileSystem.read(path, limit: 64 << 20)
                try clear(WriteJournal(text: String(decoding: bytes, as: UTF8.self)))
            }
        case .folder, .other:
            throw .refused([.refusedPath(PathRefusal(path: WriteJournal.name, reason: .notAFile))])
        case .symbolicLink:
            let reason = PathRefusal.Reason.symbolicLink(WriteJournal.name)
            throw .refused([.refusedPath(PathRefusal(path: WriteJournal.name, reason: reason))])
        }
    }

    /// Removes the temporaries and the empty folders that a journal names, and at last the journal.
    private func clear(_ journal: WriteJournal) throws(FileError) {
        for path in journal.temporaries {
            guard case .file = try plainEntry(at: path) else { continue }
            try inParent(of: path) { (parent, name) throws(FileError) in try parent.removeFile(name) }
        }
        for path in journal.folders.reversed() {
            guard case .folder = try plainEntry(at: path) else { continue }
            try inParent(of: path) { (parent, name) throws(FileError) in _ = try parent.removeEmptyFolder(name) }
        }
        guard case .file = try plainEntry(at: WriteJournal.name) else { return }
        try inFolder("") { (root) throws(FileError) in try root.removeFile(WriteJournal.name) }
    }

    /// What is at a path below the root; nil where the path is no good, or leads through anything but folders.
    private func plainEntry(at path: String) throws(FileError) -> FileEntry? {
        guard case .success(let path) = ProjectPath.checked(path) else { return nil }
        for folder in path.parents {
            guard case .folder = try fileSystem.entry(at: root + "/" + folder) else { return nil }
        }
        return try fileSystem.entry(at: root + "/" + path.text)
    }

    private func inFolder(
        _ folder: String, _ body: (any OpenFolder) throws(FileError) -> Void
    ) throws(FileError) {
        try fileSystem.inFolder(folder, below: root, body)
    }

    private func inParent(
        of path: String, _ body: (any OpenFolder, _ name: String) throws(FileError) -> Void
    ) throws(FileError) {
        guard let slash = path.unicodeScalars.lastIndex(of: "/") else {
            return try inFolder("") { (folder) throws(FileError) in try body(folder, path) }
        }
        let name = String(path.unicodeScalars[path.unicodeScalars.index(after: slash)...])
        try inFolder(String(path.unicodeScalars[..<slash])) { (folder) throws(FileError) in try body(folder, name) }
    }
}

/// Turns what the disk says into a command's failure.
func asFailure<Result>(_ body: () throws(FileError) -> Result) throws(CommandFailure) -> Result {
    do {
        return try body()
    } catch {
        throw .disk(error)
    }
}
