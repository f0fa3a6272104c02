/// What has to become of one file of the project.
struct FileChange: Sendable, Hashable {
    /// Relative to the project's root, with `/`.
    let path: String
    /// As found on disk; nil where there is no such file.
    let old: [UInt8]?
    /// As it is to be; nil where the file is to go.
    let new: [UInt8]?

    /// For whoever writes.
    var forWriter: SafeWriter.Change {
        new.map { .write(path: path, bytes: $0) } ?? .remove(path: path)
    }
}
