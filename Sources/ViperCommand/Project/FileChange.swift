/// What has to become of one file of the project.
struct FileChange: Sendable, Hashable {
    /// What a file is to hold.
    enum Content: Sendable, Hashable {
        case bytes([UInt8])
        /// It is written already, beside its place.
        case staged(SafeWriter.Temporary)
    }

    /// Relative to the project's root, with `/`.
    let path: String
    /// As found on disk; nil where there is no such file.
    let old: [UInt8]?
    /// As it is to be; nil where the file is to go.
    let content: Content?

    init(path: String, old: [UInt8]?, content: Content?) {
        self.path = path
        self.old = old
        self.content = content
    }

    init(path: String, old: [UInt8]?, new: [UInt8]?) {
        self.init(path: path, old: old, content: new.map(Content.bytes))
    }

    /// The file is to go.
    var isRemoval: Bool { content == nil }

    /// As it is to be; nil where the file is to go, or is written already.
    var new: [UInt8]? {
        if case .bytes(let bytes) = content { bytes } else { nil }
    }

    /// For whoever writes.
    var forWriter: SafeWriter.Change {
        switch content {
        case .bytes(let bytes): .write(path: path, bytes: bytes)
        case .staged(let temporary): .putInPlace(path: path, temporary)
        case nil: .remove(path: path)
        }
    }
}
