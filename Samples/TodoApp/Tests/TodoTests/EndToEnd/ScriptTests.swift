import Foundation
import Testing

@testable import Todo

/// The real app, with a script instead of a person.
@Suite(.serialized)
struct ScriptTests {
    private let folder: TemporaryFolder
    private let store: String

    init() throws {
        folder = try TemporaryFolder()
        store = folder.path + "/todos.json"
    }

    private struct Outcome {
        var output: String
        var error: String
        var code: Int32
    }

    private func run(_ script: String, arguments: [String]? = nil) throws -> Outcome {
        let paths = ["in", "out", "err"].map { folder.path + "/" + $0 }
        try Data(script.utf8).write(to: URL(fileURLWithPath: paths[0]))
        let input = open(paths[0], O_RDONLY)
        let output = open(paths[1], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let error = open(paths[2], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { for descriptor in [input, output, error] { close(descriptor) } }
        let process = try ChildProcess(
            arguments ?? ["--store", store],
            environment: ["HOME": folder.path, "TERM": "xterm"],
            streams: .descriptors(input: input, output: output, error: error)
        )
        let code = process.wait()
        return Outcome(
            output: try String(contentsOfFile: paths[1], encoding: .utf8),
            error: try String(contentsOfFile: paths[2], encoding: .utf8),
            code: code
        )
    }

    private var tomorrow: String { CalendarDates().today().adding(days: 1).weekdayName }

    @Test("add, list, quit")
    func add() throws {
        let outcome = try run("add Buy milk tomorrow\nlist\nquit\n")

        #expect(
            outcome.output == """
                Added: Buy milk, tomorrow
                Tomorrow
                  1. [ ] Buy milk  (\(tomorrow))

                """
        )
        #expect(outcome.error == "")
        #expect(outcome.code == 0)
    }

    @Test("everything that can be done with one")
    func all() throws {
        let outcome = try run(
            """
            add Buy milk tomorrow
            list
            show 1
            title Buy much milk
            notes two litres
            due today
            done
            back
            list
            done 1
            search LITRES
            delete 1
            list
            """
        )

        #expect(outcome.error == "")
        #expect(outcome.code == 0)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.contains("Buy much milk"))
        #expect(lines.contains("two litres"))
        #expect(
            lines.contains(
                "  1. [x] Buy much milk  (\(CalendarDates().today().short(seenFrom: CalendarDates().today())))"
            ))
        #expect(lines.contains("To do again: Buy much milk"))
        #expect(lines.contains("  1. [ ] Buy much milk"))
        #expect(lines.suffix(2) == ["Deleted: Buy much milk", "Nothing to do."])
    }

    @Test(
        "what cannot be done is said, and the exit code is 1",
        arguments: [
            ("add Buy milk", "When?"), ("add", "What is to be done?"),
            ("add Milk yesterday", "is over"),
            ("done 1", "Which one?"), ("show", "Which one?"),
            ("dance", "There is no command 'dance'."),
        ]
    )
    func mistakes(command: String, expected: String) throws {
        let outcome = try run(command + "\nlist\n")

        #expect(outcome.error.contains(expected))
        #expect(outcome.output == "Nothing to do.\n")
        #expect(outcome.code == 1)
    }

    @Test("no sequence of a terminal is printed, whatever stands in a title")
    func plain() async throws {
        try await FileTodoStore(path: store).add(
            TodoItem(id: UUID(), title: "a\u{1B}[2Jb\nc", due: CalendarDates().today())
        )

        let outcome = try run("list\n")

        #expect(outcome.output == "Today\n  1. [ ] a [2Jb c\n")
    }

    @Test("a broken file is kept aside, and said")
    func brokenFile() throws {
        try Data("not JSON".utf8).write(to: URL(fileURLWithPath: store))

        let outcome = try run("list\nadd Milk today\nlist\n")

        #expect(
            outcome.output.contains(
                "could not be read. It is kept as \(folder.path)/todos.json.unreadable-"))
        #expect(outcome.output.hasSuffix("Today\n  1. [ ] Milk\n"))
        let aside = try #require(folder.contents.first { $0.hasPrefix("todos.json.unreadable-") })
        #expect(
            try String(contentsOfFile: folder.path + "/" + aside, encoding: .utf8) == "not JSON")
    }

    @Test("without a file named, in the user's data directory")
    func defaultPlace() throws {
        let outcome = try run("add Milk today\nhelp\n", arguments: [])

        let place = StoreLocation.path(environment: [:], home: folder.path)
        #expect(FileManager.default.fileExists(atPath: place))
        #expect(outcome.output.contains("To-dos are kept in \(place)"))
    }

    @Test("help and misuse")
    func usage() throws {
        let help = try run("", arguments: ["--help"])
        #expect(help.output.contains("usage: todo"))
        #expect(help.code == 0)

        let misuse = try run("", arguments: ["--stroe", "x"])
        #expect(misuse.error.contains("'--stroe' is not understood"))
        #expect(misuse.code == 64)
    }
}
