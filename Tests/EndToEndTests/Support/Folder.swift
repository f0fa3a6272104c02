import Foundation

/// A folder of a test's own, gone with it.
final class Folder {
    let url: URL
    private let isTemporary: Bool

    init() throws {
        let new = FileManager.default.temporaryDirectory.appending(path: "viper-gen-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
        url = try new.real
        isTemporary = true
    }

    /// A folder in another one, which is gone with that.
    init(in parent: Folder, at path: String) {
        url = parent[path]
        isTemporary = false
    }

    deinit {
        if isTemporary { try? FileManager.default.removeItem(at: url) }
    }

    subscript(path: String) -> URL { url.appending(path: path) }

    func write(_ path: String, _ text: String) throws {
        try write(path, Array(text.utf8))
    }

    func write(_ path: String, _ bytes: [UInt8]) throws {
        let file = self[path]
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func text(_ path: String) throws -> String { try String(contentsOf: self[path], encoding: .utf8) }

    /// All files below, by path, with their bytes.
    func files(below path: String = "") throws -> [String: Data] {
        let root = path.isEmpty ? url : self[path]
        var files: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            var isFolder: ObjCBool = false
            let file = root.appending(path: name)
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
                files[name] = try Data(contentsOf: file)
            }
        }
        return files
    }

    /// When the files below were last written.
    func modificationTimes() throws -> [String: Date] {
        var times: [String: Date] = [:]
        for name in try files().keys {
            let values = try self[name].resourceValues(forKeys: [.contentModificationDateKey])
            times[name] = values.contentModificationDate
        }
        return times
    }
}

extension URL {
    /// This file or folder without symbolic links, as the tool prints it. On macOS `resolvingSymlinksInPath()` is something else:
    /// it leaves `/private` out.
    fileprivate var real: URL {
        get throws {
            guard let path = realpath(path, nil) else { throw CocoaError(.fileReadNoSuchFile) }
            defer { free(path) }
            return URL(filePath: String(cString: path))
        }
    }
}
