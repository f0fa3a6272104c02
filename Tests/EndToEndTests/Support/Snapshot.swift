import Foundation

/// Everything in a folder: kinds, permissions, bytes, targets of links and modification times.
struct Snapshot: Equatable {
    /// One thing in a folder.
    struct Entry: Equatable {
        let mode: UInt32
        /// Of files the bytes, of links the target.
        let content: Data
        /// In nanoseconds.
        let modified: Int
    }

    private(set) var entries: [String: Entry] = [:]

    init(of folder: URL) throws {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects.compactMap { $0 as? String } ?? []
        for name in [""] + names {
            let path = name.isEmpty ? folder.path : folder.path + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0 else { throw CocoaError(.fileReadNoSuchFile) }
            let content: Data =
                switch status.st_mode & S_IFMT {
                case S_IFREG: try Data(contentsOf: URL(filePath: path))
                case S_IFLNK: Data(try FileManager.default.destinationOfSymbolicLink(atPath: path).utf8)
                default: Data()
                }
            #if canImport(Darwin)
            let time = status.st_mtimespec
            #else
            let time = status.st_mtim
            #endif
            let modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
            entries[name] = Entry(mode: UInt32(status.st_mode), content: content, modified: modified)
        }
    }

    /// What differs from another moment, for messages.
    func difference(from other: Snapshot) -> [String] {
        Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }.sorted()
    }

    /// The same, but for modification times.
    func hasSameContent(as other: Snapshot) -> Bool {
        entries.mapValues { [Data("\($0.mode)".utf8), $0.content] }
            == other.entries.mapValues { [Data("\($0.mode)".utf8), $0.content] }
    }
}

extension Folder {
    func snapshot(of path: String = "") throws -> Snapshot { try Snapshot(of: path.isEmpty ? url : self[path]) }

    func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(self[path].path, &status) == 0
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: self[path], withIntermediateDirectories: true)
    }

    /// A link at `path` to `target`, as it is written.
    func link(_ path: String, to target: String) throws {
        try makeFolder((path as NSString).deletingLastPathComponent)
        try FileManager.default.createSymbolicLink(atPath: self[path].path, withDestinationPath: target)
    }
}
