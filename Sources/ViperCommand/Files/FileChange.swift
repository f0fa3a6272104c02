import Diagnostics

/// What has to become of one file of the project.
struct FileChange: Sendable, Hashable {
    /// The file's path, relative to the project's root, with `/`.
    let path: String
    /// All that the disk held when it was read, for the change to come from it; nil where there was no such file. Where
    /// something else is there by now, the change is not made.
    let old: [UInt8]?
    /// What the file is to hold; nil where it is to go.
    let new: [UInt8]?
    /// Where the file stood before, if it did elsewhere: its permissions come along.
    var moved: String?

    /// Whether the file is to go.
    var isRemoval: Bool { new == nil }
}

extension FileChange {
    /// The change of a file that was read; without new bytes it is to go.
    init(of file: SourceFile, to new: [UInt8]?) { self.init(path: file.path, old: file.bytes, new: new) }

    /// The file as it is to be; nil where it is to go.
    var newFile: SourceFile? { new.map { SourceFile(path: path, bytes: $0) } }
}
