import Foundation
import Testing

/// The sample with a script instead of a person.
@Suite struct TodoScriptTests {
    private let folder: Folder
    private let program: URL

    init() throws {
        folder = try Folder()
        program = try TodoApp.debug.get()
    }

    private func run(_ script: String, arguments: [String]? = nil) throws -> Tool.Result {
        try Tool(url: program).run(
            arguments ?? ["--store", folder.todos.path], in: folder.url,
            environment: ["HOME": folder.url.path, "TERM": "xterm"], input: script)
    }

    @Test func addListQuit() throws {
        let result = try run("add Buy milk tomorrow\nlist\nquit\n")
        #expect(
            result.output == """
                Added: Buy milk, tomorrow
                Tomorrow
                  1. [ ] Buy milk  (\(TodoDay(inDays: 1).weekday))

                """)
        #expect(result.errors == "")
        #expect(result.code == 0)
    }

    @Test func everythingThatCanBeDoneWithOne() throws {
        let result = try run(
            """
            add Buy milk tomorrow
            list
            edit 1
            title Buy much milk
            notes two litres
            due today
            save
            show 1
            done
            back
            list
            done 1
            search LITRES
            delete 1
            list
            """)
        #expect(result.errors == "")
        #expect(result.code == 0)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.contains("Buy much milk"))
        #expect(lines.contains("two litres"))
        #expect(lines.contains { $0.hasPrefix("  1. [x] Buy much milk  (") })
        #expect(lines.contains("To do again: Buy much milk"))
        #expect(lines.contains("  1. [ ] Buy much milk"))
        #expect(lines.suffix(2) == ["Deleted: Buy much milk", "Nothing to do."])
    }

    @Test(
        arguments: [
            ("add Buy milk", "When?"), ("add", "What is to be done?"), ("add tomorrow", "What is to be done?"),
            ("add Milk yesterday", "is over"), ("done 1", "Which one?"), ("show", "Which one?"),
            ("dance", "There is no command 'dance'."),
        ])
    func whatCannotBeDoneIsSaid(command: String, expected: String) throws {
        let result = try run(command + "\nlist\n")
        #expect(result.errors.contains(expected))
        #expect(result.output == "Nothing to do.\n")
        #expect(result.code == 1)
    }

    @Test func noTitleReachesTheTerminalAsASequence() throws {
        try folder.write(
            "todos.json",
            #"""
            {"version":1,"todos":[
            {"id":"00000000-0000-0000-0000-000000000001","title":"a\u001b[2Jb\nc","due":"\#(TodoDay(inDays: 0).iso)"}
            ]}
            """#)
        #expect(try run("list\n").output == "Today\n  1. [ ] a [2Jb c\n")
    }

    @Test func aBrokenFileIsKeptAsideAndSaid() throws {
        try folder.write("todos.json", "not JSON")
        let result = try run("list\nadd Milk today\nlist\n")
        #expect(result.output.contains("It is kept as \(folder.todos.path).unreadable-"))
        #expect(result.output.hasSuffix("Today\n  1. [ ] Milk\n"))
        let aside = try #require(try folder.files().keys.first { $0.contains("unreadable") })
        #expect(try folder.text(aside) == "not JSON")
    }

    @Test func withoutAFileNamedTheUsersDataDirectoryIsTheirPlace() throws {
        #expect(try run("add Milk today\n", arguments: []).code == 0)
        #if os(macOS)
        let place = "Library/Application Support/todo/todos.json"
        #else
        let place = ".local/share/todo/todos.json"
        #endif
        #expect(try folder.text(place).contains("Milk"))
    }

    @Test func helpAndMisuse() throws {
        let help = try run("", arguments: ["--help"])
        #expect(help.output.contains("usage: todo"))
        #expect(help.code == 0)
        let misuse = try run("", arguments: ["--stroe", "x"])
        #expect(misuse.errors.contains("'--stroe' is not understood"))
        #expect(misuse.code == 64)
    }
}
