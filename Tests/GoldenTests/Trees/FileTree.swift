import Foundation
import Testing

/// Files by path, relative to the tree's root, with `/`.
struct FileTree: Sendable, Equatable {
    var files: [String: [UInt8]] = [:]

    /// The folder's files, hidden ones included; an absent folder is an empty tree.
    static func read(_ folder: URL) throws -> FileTree {
        var tree = FileTree()
        guard FileManager.default.fileExists(atPath: folder.path) else { return tree }
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let url = folder.appendingPathComponent(path)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            tree.files[path] = Array(try Data(contentsOf: url))
        }
        return tree
    }

    /// Makes the folder hold exactly these files. A file that is as it should be is not touched, so that builds stay incremental.
    func write(to folder: URL) throws {
        for path in try FileTree.read(folder).files.keys where files[path] == nil {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        }
        for (path, bytes) in files {
            let url = folder.appendingPathComponent(path)
            if let old = try? Data(contentsOf: url), Array(old) == bytes { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
    }

    subscript(path: String) -> String? {
        get { files[path].map { String(decoding: $0, as: UTF8.self) } }
        set { files[path] = newValue.map { Array($0.utf8) } }
    }

    var paths: [String] { files.keys.sorted() }

    /// The files below `folder`, their paths relative to it.
    func below(_ folder: String) -> FileTree {
        var tree = FileTree()
        for (path, bytes) in files where path.hasPrefix(folder + "/") {
            tree.files[String(path.dropFirst(folder.count + 1))] = bytes
        }
        return tree
    }

    /// Adds another tree's files below `folder`; where both have a file, the other's stays.
    mutating func add(_ other: FileTree, below folder: String? = nil) {
        for (path, bytes) in other.files { files[folder.map { "\($0)/\(path)" } ?? path] = bytes }
    }
}

extension FileTree: CustomTestStringConvertible {
    /// Not the bytes: a failed comparison says which lines differ.
    var testDescription: String { "\(files.count) files" }
}
