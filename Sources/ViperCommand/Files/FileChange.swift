import Diagnostics

/// A change of one project file.
struct FileChange: Sendable, Hashable {
    /// The path relative to the project's root, with `/`.
    let path: String
    /// The complete contents of the file when it was read; nil if it did not exist. The writer refuses the change if
    /// the file has other contents by then.
    let old: [UInt8]?
    /// The new contents; nil to delete the file.
    let new: [UInt8]?
    /// The previous path, if the file was moved. The new file gets the permissions of the old one.
    var moved: String?

    /// Whether the file is deleted.
    var isRemoval: Bool { new == nil }
}

extension FileChange {
    /// Creates a change of a file that was read. The change deletes the file if `new` is nil.
    init(of file: SourceFile, to new: [UInt8]?) { self.init(path: file.path, old: file.bytes, new: new) }

    /// The changed file; nil if it is deleted.
    var newFile: SourceFile? { new.map { SourceFile(path: path, bytes: $0) } }
}
