import Diagnostics
import Foundation

/// The specs of Tests/Golden/Specs.
enum Corpus {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden/Specs")

    /// Every spec, by its path below the folder.
    static let paths: [String] = {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".viper") }.sorted()
    }()

    static func file(_ path: String) throws -> SourceFile {
        SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
}
