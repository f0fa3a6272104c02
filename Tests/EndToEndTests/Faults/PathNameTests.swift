import Foundation
import Testing

/// Names that lead out of the project, or that another disk would take for one.
@Suite struct PathNameTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.makeFolder("Demo/Specs")
        try folder.write("outside/file", "precious")
        try folder.write("Demo/Specs/TodoList.viper", "module TodoList {\n    view { func show() }\n}\n")
    }

    /// Runs and expects the exit code, and all as it was.
    private func expect(_ codes: Set<Int32>, _ what: String) throws {
        let before = try folder.snapshot()
        let result = try Tool.built.run(["generate", "--path", "Demo"], in: folder.url)
        #expect(codes.contains(result.code), "\(what): \(result.code) \(result.errors)")
        let after = try folder.snapshot()
        #expect(after == before, "\(what): \(after.difference(from: before))")
    }

    @Test(
        arguments: ["sources", "testing"],
        [
            "..", "../outside", "/tmp/viper-gen-outside", "Sources/../../outside", "", ".", "./..",
            "Sources/\\u{1B}[2J", "Sources/\\n", "Sources/\\u{202E}", "Sources/\\u{0}x",
        ])
    func foldersOutsideOfTheProject(setting: String, path: String) throws {
        try folder.write("Demo/App.viper", "app Demo {\n    \(setting) \"\(path)\"\n}\n")
        try expect([2, 3], "\(setting) \(path)")
    }

    @Test func longNames() throws {
        let name = "M" + String(repeating: "x", count: 240)
        try folder.write("Demo/Specs/Long.viper", "module \(name) {\n    view { func show() }\n}\n")
        try expect([2, 3], "a long name")
    }

    @Test func modulesWhoseNamesDifferInCaseAlone() throws {
        try folder.write("Demo/Specs/Other.viper", "module Todolist {\n    view { func show() }\n}\n")
        try expect([2, 3], "two modules")
    }

    @Test(arguments: [
        "Sources/Demo/TODOLIST/mine.swift", "sources/mine.swift", "Sources/Demo/TodoList/todolistpresenter.swift",
        "Tests/demotests/x.swift",
    ])
    func namesakesOnTheDisk(path: String) throws {
        try folder.write("Demo/" + path, "// mine\n")
        // A disk that ignores case has but one of each name, which is fine.
        guard !folder.exists("Demo/" + path.uppercased()) else { return }
        try expect([3], path)
    }

    @Test func unicodeForms() throws {
        // The same letter, as one scalar and as two.
        try folder.write("Demo/Specs/Cafe.viper", "module Caf\u{E9} {\n    view { func show() }\n}\n")
        try folder.makeFolder("Demo/Sources/Demo/Cafe\u{301}")
        guard !folder.exists("Demo/Sources/Demo/Caf\u{E9}") else { return }
        try expect([3], "a folder in another Unicode form")
    }
}
