import Diagnostics

/// What the edge asks of a disk. The tests have a twin in memory.
///
/// Paths are as the system takes them: absolute, or relative to the working directory. `contents`, `names` and `resolved`
/// follow symbolic links; whatever changes something goes through `inFolder`, and does not.
package protocol FileSystem: Sendable {
    /// What is at a path; nil where there is nothing.
    func entry(at path: String) throws(CommandFailure) -> FileEntry?
    /// All bytes of a regular file. No file is read in any other way, so whoever writes one back has had all of it; one that
    /// is longer than `FileError.longestFile` is an error.
    func contents(of path: String) throws(CommandFailure) -> [UInt8]
    /// The names in a folder, sorted.
    func names(in folder: String) throws(CommandFailure) -> [String]
    /// The absolute path without symbolic links; nil where there is nothing.
    func resolved(_ path: String) throws(CommandFailure) -> String?
    /// Holds a folder open while `body` works in it. `root` may be reached by links; from there to `folder`, given with `/`
    /// and relative to it, a link is an error, even one that was put there a moment ago.
    func inFolder<Result>(
        _ folder: String, below root: String, _ body: (any OpenFolder) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result
    /// Runs `body` while no other run works in `folder`; calls `waiting` when it has to wait for one. `body` gets a disk on
    /// which `folder` stays the folder that was locked, whatever becomes of the path that led to it.
    func withLock<Result>(
        on folder: String, waiting: () -> Void, _ body: (any FileSystem) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result
}

/// A folder that is held open: what is done in it is done there, whatever becomes of the path that led to it. All that is
/// named is right in the folder, and no link is followed.
package protocol OpenFolder {
    func createFolder(_ name: String) throws(CommandFailure)
    /// Removes a folder if it is empty; says whether it did.
    func removeEmptyFolder(_ name: String) throws(CommandFailure) -> Bool
    /// Makes a file that was not there, with the permissions and the owner of another one, or the usual ones. Never opens what
    /// is already there.
    func createFile(_ name: String, _ bytes: [UInt8], like other: FileAttributes?) throws(CommandFailure)
    /// Who may do what with a file; nil where there is nothing.
    func attributes(of name: String) throws(CommandFailure) -> FileAttributes?
    /// Writes at the end of a file that is there.
    func append(_ bytes: [UInt8], to name: String) throws(CommandFailure)
    /// All bytes of a regular file; nil where there is nothing.
    func contents(of name: String) throws(CommandFailure) -> [UInt8]?
    /// Tells a file from what it becomes when somebody writes to it, or puts another one in its place; nil where there is none.
    func identity(of name: String) throws(CommandFailure) -> FileIdentity?
    /// Gives a file a second name, under which it stays when the first one is taken away.
    func keep(_ name: String, as other: String) throws(CommandFailure)
    /// Fails where nothing in the folder may be changed.
    func checkIsWritable() throws(CommandFailure)
    /// Makes durable what has been written, first of all the file of this name.
    func flush(_ name: String) throws(CommandFailure)
    /// Puts the file `source` in the place of `destination`, at once.
    func rename(_ source: String, to destination: String) throws(CommandFailure)
    func removeFile(_ name: String) throws(CommandFailure)
}

/// What a path leads to.
package enum FileEntry: Sendable, Hashable {
    case file(permissions: UInt32)
    case folder
    case symbolicLink
    /// A device, a pipe, a socket.
    case other
}

/// Who may do what with a file.
package struct FileAttributes: Sendable, Hashable {
    package let permissions: UInt32
    /// The numbers of the owner and of the owner's group.
    package let owner: UInt32
    package let group: UInt32

    package init(permissions: UInt32, owner: UInt32, group: UInt32) {
        self.permissions = permissions
        self.owner = owner
        self.group = group
    }
}

/// What one state of a file is known by: the same text, the same file with the same bytes.
package struct FileIdentity: Sendable, Hashable {
    /// The text of it, without blanks.
    package let text: String

    package init(text: String) { self.text = text }
}

/// What the disk said no to: a command that meets it ends with `CommandFailure.disk`.
package struct FileError: Sendable, Hashable {
    /// What was tried.
    package enum Operation: String, Sendable {
        case read, list, inspect, create, rename, remove, lock
    }

    /// What was tried.
    package let operation: Operation
    /// On what, as the disk knows it.
    package let path: String
    /// The system's reason: `Permission denied`.
    package let reason: String
    /// In bytes. What is longer was not written by people, and does not fit into memory several times.
    package static let longestFile = 256 << 20

    /// That there is already something where a file was to be made.
    package let isAlreadyThere: Bool
}

extension CommandFailure {
    /// The disk said no.
    package static func disk(
        _ operation: FileError.Operation, _ path: String, reason: String, isAlreadyThere: Bool = false
    ) -> CommandFailure {
        .disk(FileError(operation: operation, path: path, reason: reason, isAlreadyThere: isAlreadyThere))
    }

    /// There is already something where a file was to be made.
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
            The system reported an error: permissions are missing, the disk is full, or a path has the wrong type (for \
            example a folder with the name of a spec). Unfinished changes were removed. The message contains the path \
            and the system's reason.
            """,
        wrong: "chmod -w Sources; viper-gen generate",
        right: "chmod +w Sources; viper-gen generate")
}
