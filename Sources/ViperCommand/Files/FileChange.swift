import Diagnostics

/// What has to become of one file of the project.
struct FileChange: Sendable, Hashable {
    enum Content: Sendable, Hashable {
        case bytes([UInt8])
        /// It is written already, beside its place.
        case staged(SafeWriter.Temporary)
    }

    /// The file's path, relative to the project's root, with `/`.
    let path: String
    /// All that the disk held when it was read, for the change to come from it; nil where there was no such file. Where
    /// something else is there by now, the change is not made.
    let old: [UInt8]?
    /// What the file is to hold; nil where it is to go.
    let content: Content?
    /// Where the file stood before, if it did elsewhere: its permissions come along.
    var moved: String?

    /// Whether the file is to go.
    var isRemoval: Bool { content == nil }

    /// The bytes that are still to be written; nil where the file is to go, or is written already.
    var new: [UInt8]? {
        if case .bytes(let bytes) = content { bytes } else { nil }
    }

    /// Whether what it is to hold is on the disk already.
    var isStaged: Bool {
        if case .staged = content { true } else { false }
    }
}

extension FileChange {
    init(path: String, old: [UInt8]?, new: [UInt8]?) {
        self.init(path: path, old: old, content: new.map(Content.bytes))
    }

    /// The change of a file that was read; without new bytes it is to go.
    init(of file: SourceFile, to new: [UInt8]?) { self.init(path: file.path, old: file.bytes, new: new) }

    /// The file as it is to be; nil where it is to go, or is written already.
    var newFile: SourceFile? { new.map { SourceFile(path: path, bytes: $0) } }
}
