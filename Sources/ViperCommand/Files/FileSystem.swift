import Diagnostics

/// Access to the file system. Tests use an implementation in memory.
///
/// Paths are absolute, or relative to the working directory. `contents`, `names` and `resolved` follow symbolic links.
/// All writing uses `inFolder`, which does not follow symbolic links.
package protocol FileSystem: Sendable {
    /// Returns the kind of the item at a path; nil if no item exists there.
    func entry(at path: String) throws(CommandFailure) -> FileEntry?
    /// Returns all bytes of a regular file. Throws if the file is longer than `FileError.longestFile`. A part of the
    /// bytes is never returned, because rewriting the file would then lose the rest.
    func contents(of path: String) throws(CommandFailure) -> [UInt8]
    /// Returns the sorted names in a folder.
    func names(in folder: String) throws(CommandFailure) -> [String]
    /// Returns the absolute path without symbolic links; nil if nothing exists there.
    func resolved(_ path: String) throws(CommandFailure) -> String?
    /// Holds a folder open while `body` works in it. `folder` is relative to `root`. The path to `root` may contain
    /// symbolic links. A symbolic link below `root` is an error.
    func inFolder<Result>(
        _ folder: String, below root: String, _ body: (any OpenFolder) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result
    /// Runs `body` while this process has locked `folder`. If another process has locked the folder, calls `waiting`,
    /// and waits for it.
    func withLock<Result>(
        on folder: String, waiting: () -> Void, _ body: () throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result
}

/// An open folder. Operations act on this folder, even if its path leads to another folder meanwhile. All names are
/// names of items directly in the folder. Symbolic links are not followed.
package protocol OpenFolder {
    func createFolder(_ name: String) throws(CommandFailure)
    /// Removes a folder if it is empty, and returns whether it was removed.
    func removeEmptyFolder(_ name: String) throws(CommandFailure) -> Bool
    /// Creates a file with the permissions and owner of another file, or with the defaults if `other` is nil. Throws if
    /// the file exists.
    func createFile(_ name: String, _ bytes: [UInt8], like other: FileAttributes?) throws(CommandFailure)
    /// Returns the permissions and owner of a file; nil if it does not exist.
    func attributes(of name: String) throws(CommandFailure) -> FileAttributes?
    /// Appends bytes to an existing file.
    func append(_ bytes: [UInt8], to name: String) throws(CommandFailure)
    /// Returns all bytes of a regular file; nil if it does not exist.
    func contents(of name: String) throws(CommandFailure) -> [UInt8]?
    /// Returns an identity that changes if the file is written or replaced; nil if it does not exist.
    func identity(of name: String) throws(CommandFailure) -> FileIdentity?
    /// Gives a file a second name. Under this name, the file remains when the first name is removed or replaced.
    func keep(_ name: String, as other: String) throws(CommandFailure)
    /// Throws if the folder is not writable.
    func checkIsWritable() throws(CommandFailure)
    /// Flushes the named file to the disk, or all files if the system cannot flush a single one.
    func flush(_ name: String) throws(CommandFailure)
    /// Atomically replaces `destination` with `source`.
    func rename(_ source: String, to destination: String) throws(CommandFailure)
    func removeFile(_ name: String) throws(CommandFailure)
}

/// The kind of an item on disk.
package enum FileEntry: Sendable, Hashable {
    case file(permissions: UInt32)
    case folder
    case symbolicLink
    /// A device, a pipe, or a socket.
    case other
}

/// The permissions and owner of a file.
package struct FileAttributes: Sendable, Hashable {
    package let permissions: UInt32
    /// The user ID.
    package let owner: UInt32
    package let group: UInt32

    package init(permissions: UInt32, owner: UInt32, group: UInt32) {
        self.permissions = permissions
        self.owner = owner
        self.group = group
    }
}

/// The identity of one state of a file. Writing or replacing the file changes its identity.
package struct FileIdentity: Sendable, Hashable {
    /// The identity as text without spaces.
    package let text: String

    package init(text: String) { self.text = text }
}

/// An I/O error.
package struct FileError: Sendable, Hashable {
    /// The operation that failed.
    package enum Operation: String, Sendable {
        case read, list, inspect, create, rename, remove, lock
    }

    package let operation: Operation
    /// The path, as passed to the system.
    package let path: String
    /// The system's reason: `Permission denied`.
    package let reason: String
    /// The length in bytes of the longest file that is read. A longer file is hardly written by hand, and several
    /// copies of it would not fit into memory.
    package static let longestFile = 256 << 20

    /// Whether a file could not be created because the name exists.
    package let isAlreadyThere: Bool
}

extension CommandFailure {
    /// Creates the failure for an I/O error.
    package static func disk(
        _ operation: FileError.Operation, _ path: String, reason: String, isAlreadyThere: Bool = false
    ) -> CommandFailure {
        .disk(FileError(operation: operation, path: path, reason: reason, isAlreadyThere: isAlreadyThere))
    }

    /// Whether a file could not be created because the name exists.
    package var isAlreadyThere: Bool {
        if case .disk(let error) = self { error.isAlreadyThere } else { false }
    }
}

extension Diagnostic {
    static func diskFailure(_ error: FileError) -> Diagnostic {
        Diagnostic(
            .diskFailure, "cannot \(error.operation.rawValue) '\(printable(error.path))': \(error.reason)", at: nil)
    }
}

extension Rule {
    static let diskFailure = Rule(
        id: "diskFailure", summary: "File or folder cannot be read or written",
        explanation: """
            The system reported an error: permissions are missing, the disk is full, or a path has the wrong type. For \
            example, a folder has the name of a spec. Unfinished changes were removed. The message contains the path \
            and the system's reason.
            """,
        wrong: "chmod -w Sources; viper-gen generate",
        right: "chmod +w Sources; viper-gen generate")
}
