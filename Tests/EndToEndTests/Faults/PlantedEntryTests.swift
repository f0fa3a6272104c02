import Foundation
import TestSupport
import Testing

/// Something else stands where a file or folder is to be written: a link, a pipe, a folder, a file. Nothing outside the project
/// changes, nothing in it either, and the run says so.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct PlantedEntryTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.write("outside/file", "precious\n")
        try folder.write("outside/folder/file", "precious\n")
        try folder.link("outside/link", to: "file")
        try folder.makeFolder("Demo")
    }

    /// Where `new TodoList` writes.
    private static let folders = [
        ".viper-gen", "Sources", "Sources/Demo", "Sources/Demo/TodoList", "Tests/DemoTests", "Tests/DemoTests/TodoList",
    ]
    private static let files = [
        "Package.swift", ".swift-format", "Sources/Demo/Navigation.swift", "Sources/Demo/App+Support.generated.swift",
        "Sources/Demo/TodoList/TodoList.generated.swift", "Sources/Demo/TodoList/TodoListPresenter.swift",
        "Tests/DemoTests/TodoList/TodoList.generated.swift", ".viper-gen/journal",
    ]

    /// Runs `new` and expects that it refuses: exit 3, and all as it was.
    private func expectRefusal(_ path: String, _ what: String) throws {
        let before = try folder.snapshot()
        let result = try Tool.built.run(["new", "TodoList", "--path", "Demo"], in: folder.url)
        #expect(result.code == 3, "\(what) at \(path): \(result.errors)")
        #expect(result.errors.contains("[refusedPath]"), "\(what) at \(path): \(result.errors)")
        let after = try folder.snapshot()
        #expect(after == before, "\(what) at \(path): \(after.difference(from: before))")
    }

    @Test(
        arguments: files + folders,
        [
            "../../../../outside/file", "../../../../outside/folder", "../../../../outside/none",
            "../../../../outside/link",
        ])
    func linksAreRefused(path: String, target: String) throws {
        let depth = path.split(separator: "/").count
        let route = target.split(separator: "/").drop { $0 == ".." }
        let relative = (Array(repeating: "..", count: depth) + route.map(String.init)).joined(separator: "/")
        // A package that is begun has no other files; a project that has its App.viper gets none of these.
        if path == "Package.swift" || path == ".swift-format" {
            try folder.link("Demo/" + path, to: relative)
            let before = try folder.snapshot()
            let result = try Tool.built.run(["new", "TodoList", "--path", "Demo"], in: folder.url)
            #expect([0, 3, 64, 74].contains(result.code), "\(result.errors)")
            let after = try folder.snapshot()
            #expect(after.difference(from: before).allSatisfy { $0.hasPrefix("Demo") && $0 != "Demo/" + path })
        } else {
            try folder.link("Demo/" + path, to: relative)
            try expectRefusal(path, "a link to \(relative)")
        }
    }

    @Test(arguments: files.dropFirst(2))
    func pipesAndFoldersAreRefusedWhereFilesGo(path: String) throws {
        try folder.makeFolder(("Demo/" + path as NSString).deletingLastPathComponent)
        #expect(mkfifo(folder["Demo/" + path].path, 0o666) == 0)
        try expectRefusal(path, "a pipe")
        #expect(unlink(folder["Demo/" + path].path) == 0)
        try folder.makeFolder("Demo/" + path)
        try expectRefusal(path, "a folder")
    }

    @Test(arguments: folders)
    func filesAndPipesAreRefusedWhereFoldersGo(path: String) throws {
        try folder.write("Demo/" + path, "a file")
        try expectRefusal(path, "a file")
        #expect(unlink(folder["Demo/" + path].path) == 0)
        #expect(mkfifo(folder["Demo/" + path].path, 0o666) == 0)
        try expectRefusal(path, "a pipe")
    }

    /// What is read may be linked; a link that leads nowhere, a pipe and a folder cannot be read.
    @Test(.timeLimit(.minutes(15)), arguments: ["App.viper", "Specs/TodoList.viper"])
    func whatIsReadIsNeverWrittenTo(path: String) throws {
        let makers: [(String, () throws -> Void)] = [
            ("a link to nothing", { try folder.link("Demo/" + path, to: folder["outside/none"].path) }),
            ("a pipe", { #expect(mkfifo(folder["Demo/" + path].path, 0o666) == 0) }),
            ("a folder", { try folder.makeFolder("Demo/" + path) }),
        ]
        for (what, make) in makers {
            try folder.makeFolder(("Demo/" + path as NSString).deletingLastPathComponent)
            try make()
            let before = try folder.snapshot()
            let result = try Tool.built.run(["new", "TodoList", "--path", "Demo"], in: folder.url)
            #expect(result.code == 74, "\(what): \(result.errors)")
            let after = try folder.snapshot()
            #expect(after == before, "\(what): \(after.difference(from: before))")
            try FileManager.default.removeItem(at: folder["Demo/" + path])
        }
    }

    @Test func theNextRunIsClean() throws {
        try folder.link("Demo/Sources", to: "../outside/folder")
        try expectRefusal("Sources", "a link")
        #expect(unlink(folder["Demo/Sources"].path) == 0)
        #expect(try Tool.built.run(["new", "TodoList", "--path", "Demo"], in: folder.url).code == 0)
        let result = try Tool.built.run(["generate", "--path", "Demo"], in: folder.url)
        #expect(result.code == 0 && result.output.contains(" 0 files written"))
    }
}
