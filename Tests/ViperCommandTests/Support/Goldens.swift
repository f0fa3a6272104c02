import Foundation
import TestSupport

/// The specs of Tests/Golden/Specs as projects.
enum Goldens {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Golden/Specs")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    /// Those that a test tries that would take long with all: in the quick tests some of them.
    static let tried = TestSettings.cases(names, quick: 4, gate: 24)

    /// The texts of one, by path in a project, with the Swift that its specs mention.
    static func specs(_ name: String) throws -> [String: String] {
        let folder = folder.appending(path: name)
        var texts: [String: String] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let isOwn = name.hasPrefix("Own") && file.hasPrefix("Sources/") && file.hasSuffix(".swift")
            guard file.hasSuffix(".viper") || isOwn else { continue }
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let path = isOwn ? "Sources/\(name)" + file.dropFirst("Sources".count) : "Specs/" + file
            texts[file == "App.viper" ? file : path] = text
        }
        return texts
    }
}
