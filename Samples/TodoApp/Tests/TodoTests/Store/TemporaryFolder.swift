import Foundation

/// A temporary folder for a test. It is deleted when the test ends.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path =
            URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
            + "/todo-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The names of the files in the folder.
    var contents: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    }
}
