import Foundation
import Testing

/// The sample, built once for all of its tests.
enum TodoApp {
    static let package = Repository.root.appending(path: "Samples/TodoApp")

    static let debug = Result {
        try SwiftTool.run("build", "--build-tests", in: package)
        return package.appending(path: ".build/debug/todo")
    }
}

@Suite struct TodoAppTests {
    @Test func itsOwnTestsPass() throws {
        _ = try TodoApp.debug.get()
        let output = try SwiftTool.run("test", "--skip-build", in: TodoApp.package)
        #expect(output.contains(/Test run with [1-9]\d* tests/))
    }
}

extension Folder {
    /// Where the app keeps its to-dos in these tests.
    var todos: URL { self["todos.json"] }

    /// The titles in the app's file, in its order.
    func todoTitles() throws -> [String] {
        struct File: Decodable {
            struct Todo: Decodable { let title: String }
            let todos: [Todo]
        }
        guard FileManager.default.fileExists(atPath: todos.path) else { return [] }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: todos)).todos.map(\.title)
    }
}

/// A day some days from now, as the app writes it.
struct TodoDay {
    private let date: Date

    init(inDays days: Int) {
        date = Calendar(identifier: .gregorian).date(byAdding: .day, value: days, to: Date()) ?? Date()
    }

    var weekday: String {
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][
            Calendar(identifier: .gregorian).component(.weekday, from: date) - 1]
    }

    /// "2026-12-04"
    var iso: String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
        func padded(_ number: Int?) -> String { String(String(100 + (number ?? 0)).suffix(2)) }
        return "\(parts.year ?? 0)-\(padded(parts.month))-\(padded(parts.day))"
    }
}
