import Diagnostics

/// Everything that is written goes through here: all of it, or nothing.
///
/// 1. Every path is checked, by itself and against what is on the disk.
/// 2. Each file is written to a temporary beside it.
/// 3. When all of that has succeeded, temporaries are renamed and removals made.
/// Where something fails before, temporaries and the folders made for them are removed again.
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

    /// `root` is the project's folder, which need not be there yet.
    package init(root: String, fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    /// Does all changes, or none.
    package func apply(_ changes: [Change]) throws(CommandFailure) {
        guard !changes.isEmpty else { return }
        let refusals = try asFailure { () throws(FileError) in try self.refusals(of: changes.map(\.path)) }
        if !refusals.isEmpty { throw .refused(refusals.map(Diagnostic.refusedPath)) }
        try asFailure { () throws(FileError) in try write(changes) }
    }

    /// The paths that must not be written to, each with the reason.
    package func refusals(of paths: [String]) throws(FileError) -> [PathRefusal] {
        var refusals: [PathRefusal] = []
        var seen: [String: String] = [:]
        var folders = Folders()
        for text in paths {
            switch ProjectPath.checked(text) {
            case .failure(let refusal): refusals.append(refusal)
            case .success(let path):
                if let other = seen.updateValue(text, forKey: path.folded) {
                    refusals.append(PathRefusal(path: text, reason: .sameAs(other)))
                } else if let reason = try obstacle(on: path, &folders) {
                    refusals.append(PathRefusal(path: text, reason: reason))
                }
            }
        }
        return refusals
    }

    /// What has been seen of the folders of several paths.
    private struct Folders {
        var present: Set<String> = []
        var missing: Set<String> = []
    }

    /// What on the disk stands in the way of a path.
    private func obstacle(
        on path: ProjectPath, _ folders: inout Folders
    ) throws(FileError) -> PathRefusal.Reason? {
        for folder in path.parents where !folders.present.contains(folder) {
            if folders.missing.contains(folder) { return nil }
            switch try fileSystem.entry(at: absolute(folder)) {
            case nil:
                folders.missing.insert(folder)
                return nil
            case .folder: folders.present.insert(folder)
            case .symbolicLink: return .symbolicLink(folder)
            case .file, .other: return .notAFolder(folder)
            }
        }
        return switch try fileSystem.entry(at: absolute(path.text)) {
        case nil, .file: nil
        case .symbolicLink: .symbolicLink(path.text)
        case .folder, .other: .notAFile
        }
    }

    // MARK: Writing

    private func write(_ changes: [Change]) throws(FileError) {
        var journal = Journal()
        do {
            try makeRoot(noting: &journal)
            for case .write(let path, let bytes) in changes {
                try makeTemporary(for: path, bytes, noting: &journal)
            }
            for temporary in journal.temporaries {
                try fileSystem.rename(temporary.path, to: temporary.destination)
                journal.renamedCount += 1
            }
        } catch {
            undo(journal)
            throw error
        }
        for case .remove(let path) in changes {
            try fileSystem.removeFile(absolute(path))
            if let parent = parent(of: path) { _ = try fileSystem.removeEmptyFolder(absolute(parent)) }
        }
    }

    /// What has been made so far, to be undone.
    private struct Journal {
        /// In the order in which they were made.
        var folders: [String] = []
        /// Folders that are there, made or found, and whether they were made.
        var isNew: [String: Bool] = [:]
        var temporaries: [(path: String, destination: String)] = []
        /// How many of the temporaries are in their place.
        var renamedCount = 0
    }

    private func makeTemporary(for path: String, _ bytes: [UInt8], noting journal: inout Journal) throws(FileError) {
        var folder = root
        for component in parent(of: path)?.split(separator: "/") ?? [] {
            folder += "/" + component
            try makeFolder(folder, noting: &journal)
        }
        let destination = absolute(path)
        var permissions: UInt32?
        if journal.isNew[folder] != true, case .file(let existing) = try fileSystem.entry(at: destination) {
            permissions = existing
        }
        // The name does not contain the file's, which may be as long as names may be.
        let temporary = folder + "/.viper-gen-\(journal.temporaries.count).tmp"
        do {
            try fileSystem.createFile(temporary, bytes, permissions: permissions)
        } catch {
            // One that a killed run left behind: it is nobody's, for there is a lock.
            guard error.isAlreadyThere, case .file = try fileSystem.entry(at: temporary) else { throw error }
            try fileSystem.removeFile(temporary)
            try fileSystem.createFile(temporary, bytes, permissions: permissions)
        }
        journal.temporaries.append((temporary, destination))
    }

    private func makeFolder(_ path: String, noting journal: inout Journal) throws(FileError) {
        if journal.isNew[path] != nil { return }
        let isInNewFolder = parent(of: path).map { journal.isNew[$0] == true } ?? false
        var isThere = false
        if !isInNewFolder { isThere = try fileSystem.entry(at: path) == .folder }
        if !isThere {
            try fileSystem.createFolder(path)
            journal.folders.append(path)
        }
        journal.isNew[path] = !isThere
    }

    /// The root and what is above it, which may be reached by links.
    private func makeRoot(noting journal: inout Journal) throws(FileError) {
        var missing: [String] = []
        var folder = root
        while !folder.isEmpty, try fileSystem.resolved(folder) == nil {
            missing.append(folder)
            folder = parent(of: folder) ?? ""
        }
        for folder in missing.reversed() { try makeFolder(folder, noting: &journal) }
    }

    /// Best effort: the failure that led here is the one to tell.
    private func undo(_ journal: Journal) {
        for temporary in journal.temporaries.dropFirst(journal.renamedCount) {
            try? fileSystem.removeFile(temporary.path)
        }
        for folder in journal.folders.reversed() { _ = try? fileSystem.removeEmptyFolder(folder) }
    }

    private func absolute(_ path: String) -> String { root + "/" + path }

    private func parent(of path: String) -> String? {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
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
