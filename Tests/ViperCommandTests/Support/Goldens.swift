import Foundation

/// The specs of Tests/Golden/Specs as projects.
enum Goldens {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Golden/Specs")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    /// The texts of one, by path in a project.
    static func specs(_ name: String) throws -> [String: String] {
        let folder = folder.appending(path: name)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".viper") }
        var texts: [String: String] = [:]
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            texts[file == "App.viper" ? file : "Specs/" + file] = text
        }
        return texts
    }
}
