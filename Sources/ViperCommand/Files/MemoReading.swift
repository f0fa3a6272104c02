/// What the memo alone uses. It goes with the memo.
extension FileSystem {
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { try contents(of: path) }
}

extension SafeWriter {
    enum Change {
        case write(path: String, bytes: [UInt8])
    }

    func apply(_ changes: [Change]) throws(CommandFailure) {
        var files: [FileChange] = []
        for case .write(let path, let bytes) in changes {
            let old = try? fileSystem.contents(of: root + "/" + path)
            files.append(FileChange(path: path, old: old, new: bytes))
        }
        try apply(files)
    }
}
