import Diagnostics
import ViperCore

/// Everything that is written goes through here: all of it, or nothing.
///
/// 1. Every path is checked, by itself and against what is on the disk.
/// 2. A journal says what is going to be made.
/// 3. Each file is written to a temporary beside it: `stage`, as soon as it is known, from any thread.
/// 4. When all of that has succeeded, temporaries are renamed and removals made: `apply`.
/// Where something fails before, temporaries and the folders made for them are removed again: `abandon`; where the run is
/// killed, the next one does that.
///
/// That is what a killed process is promised: each file is old or new. It is no promise for a machine that loses power:
/// nothing is synced to the disk, for syncing hundreds of files takes seconds, and what generates them can do it again. What
/// people wrote is in git.
package struct SafeWriter: Sendable {
    /// One thing to do; paths are relative to the root.
    package enum Change: Sendable, Hashable {
        case write(path: String, bytes: [UInt8])
        /// What stands in a temporary already takes its place.
        case putInPlace(path: String, Temporary)
        case remove(path: String)

        /// Relative to the project's root, with `/`.
        package var path: String {
            switch self {
            case .write(let path, _), .putInPlace(let path, _), .remove(let path): path
            }
        }
    }

    /// A file that is written, beside the place that it is for.
    package struct Temporary: Sendable, Hashable {
        fileprivate let number: Int
    }

    /// A file to write to a temporary, at a path that a survey has found nothing wrong with.
    struct NewFile {
        let path: String
        let bytes: [UInt8]
        /// Of the file that it replaces.
        var permissions: UInt32?
        /// Its folders that are not there, outer ones first.
        var missingFolders: [String] = []
    }

    private let root: String
    private let fileSystem: any FileSystem
    private let progress = Guarded(Progress())

    /// How far a run has come.
    private struct Progress {
        var hasJournal = false
        var temporaryCount = 0
        var madeFolders: Set<String> = []
    }

    /// `root` is the project's folder.
    package init(root: String, fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    // MARK: Staging

    /// Writes files to temporaries, which `apply` puts in their place. What a failure leaves behind is for `abandon`.
    func stage(_ files: [NewFile]) throws(FileError) -> [Temporary] {
        guard !files.isEmpty else { return [] }
        let folders = files.map { Self.split($0.path).folder }
        let first = try progress.withValue { (progress) throws(FileError) in
            try announce(files, in: folders, &progress)
        }
        let temporaries = files.indices.map { Temporary(number: first + $0) }
        for (folder, places) in Self.grouped(folders) {
            try inFolder(folder) { (open) throws(FileError) in
                for place in places { try makeTemporary(temporaries[place], files[place], in: open, at: folder) }
            }
        }
        return temporaries
    }

    /// Notes what is going to be made, and makes the folders, for other threads may be waiting to write there; the number of
    /// the first temporary.
    private func announce(
        _ files: [NewFile], in folders: [String], _ progress: inout Progress
    ) throws(FileError) -> Int {
        let first = progress.temporaryCount
        progress.temporaryCount += files.count
        var journal = WriteJournal()
        journal.folders = files.flatMap(\.missingFolders).filter { progress.madeFolders.insert($0).inserted }
        for (index, folder) in folders.enumerated() { journal.addTemporary(first + index, in: folder) }
        try note(journal, &progress)
        for path in journal.folders {
            try inParent(of: path) { (parent, name) throws(FileError) in try parent.createFolder(name) }
        }
        return first
    }

    private func note(_ journal: WriteJournal, _ progress: inout Progress) throws(FileError) {
        let text = Array(journal.text.utf8)
        let isThere = progress.hasJournal
        try inFolder("") { (root) throws(FileError) in
            if isThere {
                try root.append(text, to: WriteJournal.name)
            } else {
                try root.createFile(WriteJournal.name, text, permissions: nil)
            }
        }
        progress.hasJournal = true
    }

    private func makeTemporary(
        _ temporary: Temporary, _ file: NewFile, in folder: any OpenFolder, at path: String
    ) throws(FileError) {
        let name = WriteJournal.temporaryName(temporary.number)
        do {
            try folder.createFile(name, file.bytes, permissions: file.permissions)
        } catch {
            // One that a killed run left behind, and whose journal is gone: it is nobody's, for there is a lock.
            let place = root + "/" + (path.isEmpty ? name : path + "/" + name)
            guard error.isAlreadyThere, case .file = try fileSystem.entry(at: place) else { throw error }
            try folder.removeFile(name)
            try folder.createFile(name, file.bytes, permissions: file.permissions)
        }
    }

    /// Removes what was staged, and the folders made for it. What cannot be removed now is for the next run.
    func abandon() {
        // Whoever gives up has something more important to tell.
        if progress.withValue({ $0.hasJournal }) { try? clearLeftovers() }
        progress.withValue { $0 = Progress() }
    }

    // MARK: Applying

    /// Does all changes, or none.
    package func apply(_ changes: [Change]) throws(CommandFailure) {
        guard !changes.isEmpty else { return abandon() }
        do throws(CommandFailure) {
            let staged = try staged(changes)
            try asFailure { () throws(FileError) in try finish(staged) }
        } catch {
            abandon()
            throw error
        }
    }

    private func places(of paths: [String]) throws(FileError) -> (places: [DiskSurvey.Place], refusals: [PathRefusal]) {
        var survey = DiskSurvey(below: root, on: fileSystem)
        var places: [DiskSurvey.Place] = []
        for path in paths { places.append(try survey.place(of: path)) }
        return (places, places.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } })
    }

    /// The same changes, with a temporary for each file that is to be written.
    private func staged(_ changes: [Change]) throws(CommandFailure) -> [Change] {
        // What was staged was looked at before.
        if changes.allSatisfy(\.isStaged) { return changes }
        let (places, refusals) = try asFailure { () throws(FileError) in try self.places(of: changes.map(\.path)) }
        if !refusals.isEmpty { throw .refused(refusals.map(Diagnostic.refusedPath)) }
        let files = zip(changes, places).compactMap(NewFile.init)
        var temporaries = try asFailure { () throws(FileError) in try stage(files) }[...]
        return changes.map { change in
            guard case .write(let path, _) = change, let temporary = temporaries.popFirst() else { return change }
            return .putInPlace(path: path, temporary)
        }
    }

    /// Puts temporaries in their place, and removes what is to go.
    private func finish(_ changes: [Change]) throws(FileError) {
        let batches = Self.grouped(changes.map { Self.split($0.path).folder })
        var journal = WriteJournal()
        journal.folders = batches.filter { folder, places in
            !folder.isEmpty && places.contains { changes[$0].isRemoval }
        }.map(\.folder)
        if !journal.isEmpty {
            try progress.withValue { (progress) throws(FileError) in try note(journal, &progress) }
        }
        try batches.forEachInParallel { (folder, places) throws(FileError) in
            try inFolder(folder) { (open) throws(FileError) in
                for case .putInPlace(let path, let temporary) in places.lazy.map({ changes[$0] }) {
                    try open.rename(WriteJournal.temporaryName(temporary.number), to: Self.split(path).name)
                }
            }
        }
        for (folder, places) in batches {
            try remove(places.map { changes[$0] }.filter(\.isRemoval).map { Self.split($0.path).name }, in: folder)
        }
        try progress.withValue { (progress) throws(FileError) in
            guard progress.hasJournal else { return }
            try inFolder("") { (root) throws(FileError) in try root.removeFile(WriteJournal.name) }
            progress = Progress()
        }
    }

    /// Removes files, and the folders that get empty by it.
    private func remove(_ names: [String], in folder: String) throws(FileError) {
        guard !names.isEmpty else { return }
        try inFolder(folder) { (open) throws(FileError) in
            for name in names { try open.removeFile(name) }
        }
        var folder = folder
        while !folder.isEmpty {
            var isRemoved = false
            try inParent(of: folder) { (parent, name) throws(FileError) in
                isRemoved = try parent.removeEmptyFolder(name)
            }
            guard isRemoved else { break }
            folder = Self.split(folder).folder
        }
    }
}

extension SafeWriter.Change {
    fileprivate var isStaged: Bool {
        if case .putInPlace = self { true } else { false }
    }

    fileprivate var isRemoval: Bool {
        if case .remove = self { true } else { false }
    }
}

extension SafeWriter.NewFile {
    /// Nil for what is no file to be written.
    fileprivate init?(_ change: SafeWriter.Change, at place: DiskSurvey.Place) {
        guard case .write(let path, let bytes) = change else { return nil }
        self.init(path: path, bytes: bytes, at: place)
    }

    /// Nil at a place that nothing must be written to.
    init?(path: String, bytes: [UInt8], at place: DiskSurvey.Place) {
        switch place {
        case .missing(let folders): self.init(path: path, bytes: bytes, missingFolders: folders)
        case .file(let permissions): self.init(path: path, bytes: bytes, permissions: permissions)
        case .refused: return nil
        }
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
            guard case .folder = try fileSystem.entry(at: root + "/" + folder.text) else { return nil }
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
        let (folder, name) = Self.split(path)
        try inFolder(folder) { (open) throws(FileError) in try body(open, name) }
    }

    /// A path's folder, empty for the root, and its last component.
    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
        return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }

    /// The places of each folder in a list of them, in the order in which they come.
    private static func grouped(_ folders: [String]) -> [(folder: String, places: [Int])] {
        var groups: [(folder: String, places: [Int])] = []
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

/// Turns what the disk says into a command's failure.
func asFailure<Result>(_ body: () throws(FileError) -> Result) throws(CommandFailure) -> Result {
    do {
        return try body()
    } catch {
        throw .disk(error)
    }
}
