import Foundation
import Testing

@testable import Todo

struct FileTodoStoreTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/data/todos.json"
    }

    private let milk = TodoItem(
        id: UUID(), title: "Milk", notes: "2 l", due: Day(year: 2026, month: 12, day: 4))
    private let tea = TodoItem(
        id: UUID(), title: "Tea", due: Day(year: 2027, month: 1, day: 1), isDone: true)

    private func put(_ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/data",
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private var kept: [String] {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/data")) ?? []
        return names.filter { $0.hasPrefix("todos.json.unreadable-") }
    }

    @Test("without a file, the store is empty and creates none")
    func empty() async throws {
        #expect(try await FileTodoStore(path: path).todos() == [])
        #expect(folder.contents == [])
    }

    @Test("saved to-dos are read by the next store")
    func saved() async throws {
        let store = FileTodoStore(path: path)
        try await store.add(milk)
        try await store.add(tea)

        #expect(try await FileTodoStore(path: path).todos() == [milk, tea])
        #expect(try await FileTodoStore(path: path).todo(id: tea.id) == tea)
    }

    @Test("to-dos are updated and removed")
    func changed() async throws {
        let store = FileTodoStore(path: path)
        try await store.add(milk)
        try await store.add(tea)
        var more = milk
        more.notes = "3 l"

        try await store.update(more)
        try await store.remove(id: tea.id)

        #expect(try await FileTodoStore(path: path).todos() == [more])
    }

    @Test("a removed to-do cannot be updated")
    func gone() async throws {
        let store = FileTodoStore(path: path)

        await #expect(throws: TodoStoreError.isGone) { try await store.update(milk) }
        await #expect(throws: TodoStoreError.isGone) { try await store.todo(id: milk.id) }
    }

    @Test("two stores of one file keep each other's changes")
    func two() async throws {
        let one = FileTodoStore(path: path)
        let other = FileTodoStore(path: path)

        try await one.add(milk)
        #expect(try await other.todos() == [milk])
        try await other.add(tea)
        #expect(try await one.todos() == [milk, tea])
    }

    @Test("concurrent changes are all saved")
    func many() async throws {
        let stores = (0..<4).map { _ in FileTodoStore(path: path) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<100 {
                let todo = TodoItem(id: UUID(), title: "\(index)", due: milk.due)
                group.addTask { try await stores[index % 4].add(todo) }
            }
            try await group.waitForAll()
        }

        let titles = try await FileTodoStore(path: path).todos().map(\.title)
        #expect(Set(titles) == Set((0..<100).map(String.init)))
        #expect(titles.count == 100)
    }

    @Test(
        "an unreadable file is renamed and reported",
        arguments: [
            "", "{", "[]", "\u{0}\u{1}", "{\"version\":1}",
            "{\"version\":1,\"todos\":[{\"id\":\"x\"}]}",
        ]
    )
    func unreadable(text: String) async throws {
        try put(text)
        let store = FileTodoStore(path: path)

        #expect(try await store.todos() == [])

        let name = try #require(kept.first)
        #expect(kept.count == 1)
        let aside = folder.path + "/data/" + name
        #expect(try String(contentsOfFile: aside, encoding: .utf8) == text)
        let notice = try #require(await store.takeNotice())
        #expect(notice.contains(name))
        #expect(await store.takeNotice() == nil)
        try await store.add(milk)
        #expect(try await FileTodoStore(path: path).todos() == [milk])
    }

    @Test("a second unreadable file does not replace the first")
    func unreadableTwice() async throws {
        let store = FileTodoStore(path: path)
        try put("one")
        _ = try await store.todos()
        try put("two")
        try await store.add(milk)

        #expect(kept.count == 2)
        #expect(try await FileTodoStore(path: path).todos() == [milk])
    }

    @Test("a file with a newer version is not changed")
    func newer() async throws {
        let text = #"{"version":2,"todos":{"new":"form"}}"#
        try put(text)
        let store = FileTodoStore(path: path)
        let error = TodoStoreError.isNewer(path: store.path)

        await #expect(throws: error) { try await store.todos() }
        await #expect(throws: error) { try await store.add(milk) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        #expect(kept == [])
    }

    @Test("a temporary file of a killed process does not prevent saving")
    func leftOver() async throws {
        try put("{\"version\":1,\"todos\":[]}")
        try Data("half".utf8).write(to: URL(fileURLWithPath: path + ".new"))
        let store = FileTodoStore(path: path)

        try await store.add(milk)

        #expect(try await FileTodoStore(path: path).todos() == [milk])
        #expect(!FileManager.default.fileExists(atPath: path + ".new"))
    }

    @Test("a symbolic link stays, and its target is replaced")
    func link() async throws {
        let target = folder.path + "/elsewhere.json"
        try Data("{\"version\":1,\"todos\":[]}".utf8).write(to: URL(fileURLWithPath: target))
        let link = folder.path + "/link.json"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)

        try await FileTodoStore(path: link).add(milk)

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
        #expect(try await FileTodoStore(path: target).todos() == [milk])
    }

    @Test("an error is thrown if the file cannot be created")
    func noFolder() async throws {
        try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
        let store = FileTodoStore(path: folder.path + "/file/todos.json")

        await #expect(throws: TodoStoreError.self) { try await store.add(milk) }
    }

    @Test("a new file is private, an existing one keeps its permissions")
    func rights() async throws {
        let store = FileTodoStore(path: path)
        try await store.add(milk)
        #expect(
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                == 0o600)

        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try await store.add(tea)
        #expect(
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                == 0o640)
    }
}
