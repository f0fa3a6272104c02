/// What the edge asks of a disk. The tests have a twin in memory.
///
/// Paths are as the system takes them: absolute, or relative to the working directory. `read`, `names` and `resolved` follow
/// symbolic links; whatever changes something goes through `inFolder`, and does not.
package protocol FileSystem: Sendable {
    /// What is at a path; nil where there is nothing.
    func entry(at path: String) throws(FileError) -> FileEntry?
    /// The first `limit` bytes of a regular file.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
    /// The names in a folder, sorted.
    func names(in folder: String) throws(FileError) -> [String]
    /// The absolute path without symbolic links; nil where there is nothing.
    func resolved(_ path: String) throws(FileError) -> String?
    /// Holds a folder open while `body` works in it. `root` may be reached by links; from there to `folder`, given with `/`
    /// and relative to it, a link is an error, even one that was put there a moment ago.
    func inFolder<Result>(
        _ folder: String, below root: String, _ body: (any OpenFolder) throws(FileError) -> Result
    ) throws(FileError) -> Result
    /// Runs `body` while no other run works in `folder`; calls `waiting` when it has to wait for one.
    func withLock<Result>(
        on folder: String, waiting: () -> Void, _ body: () throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result
}

/// A folder that is held open: what is done in it is done there, whatever becomes of the path that led to it. All that is
/// named is right in the folder, and no link is followed.
package protocol OpenFolder {
    func createFolder(_ name: String) throws(FileError)
    /// Removes a folder if it is empty; says whether it did.
    func removeEmptyFolder(_ name: String) throws(FileError) -> Bool
    /// Makes a file that was not there, with these permissions or the usual ones. Never opens what is already there.
    func createFile(_ name: String, _ bytes: [UInt8], permissions: UInt32?) throws(FileError)
    /// Writes at the end of a file that is there.
    func append(_ bytes: [UInt8], to name: String) throws(FileError)
    /// Puts the file `source` in the place of `destination`, at once.
    func rename(_ source: String, to destination: String) throws(FileError)
    func removeFile(_ name: String) throws(FileError)
}

/// What a path leads to.
package enum FileEntry: Sendable, Hashable {
    case file(permissions: UInt32)
    case folder
    case symbolicLink
    /// A device, a pipe, a socket.
    case other
}

/// The disk said no.
package struct FileError: Error, Sendable, Hashable {
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
    /// That there is already something where a file was to be made.
    package let isAlreadyThere: Bool

    package init(_ operation: Operation, _ path: String, reason: String, isAlreadyThere: Bool = false) {
        self.operation = operation
        self.path = path
        self.reason = reason
        self.isAlreadyThere = isAlreadyThere
    }
}
