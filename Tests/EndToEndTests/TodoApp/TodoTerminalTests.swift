import Foundation
import Testing

/// The sample as a person has it, in a pseudo-terminal.
@Suite(.serialized) struct TodoTerminalTests {
    private let folder: Folder
    private let program: URL

    init() throws {
        folder = try Folder()
        program = try TodoApp.debug.get()
    }

    private func open(columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) throws -> PseudoTerminal {
        try PseudoTerminal(
            program, ["--store", folder.todos.path], in: folder.url, environment: environment, columns: columns,
            rows: rows)
    }

    private func add(_ title: String, due: String, in terminal: PseudoTerminal) throws {
        try terminal.type("a", thenSee: "New to-do")
        try terminal.type(title, thenSee: title)
        // On to the date, whose proposal goes.
        try terminal.type("\r\u{15}\(due)", thenSee: due)
        terminal.type("\r")
        try terminal.wait("the list with '\(title)'") { $0.isList && $0.heading(of: title) != nil }
    }

    @Test func whatWasDoneIsThereTheNextTime() throws {
        let first = try open()
        try first.see("Nothing to do.")
        try add("Buy milk", due: "tomorrow", in: first)
        #expect(first.heading(of: "Buy milk") == "Tomorrow")
        try add("Pay rent", due: "today", in: first)
        #expect(first.heading(of: "Pay rent") == "Today")
        try add("Call Ann", due: "+40", in: first)
        #expect(first.heading(of: "Call Ann") == "Later")

        // The cursor is on what was added last.
        try first.type("e", thenSee: "Edit to-do")
        first.type(" and Bob\u{13}")
        try first.wait("the new title") { $0.isList && $0.heading(of: "Call Ann and Bob") == "Later" }
        first.type("k ")
        try first.wait("it to be done") { $0.heading(of: "[x] Buy milk") == "Done" }
        try first.type("gd", thenSee: "Delete “Pay rent”? y/n")
        first.type("y")
        try first.seeNoMore("Pay rent")
        first.type("q")
        #expect(try first.waitForExit() == .code(0))
        #expect(!first.screen.isAlternate && first.isCooked)

        let second = try open()
        try second.see("Buy milk")
        #expect(second.heading(of: "[x] Buy milk") == "Done")
        #expect(second.heading(of: "Call Ann and Bob") == "Later")
        #expect(second.heading(of: "Pay rent") == nil)
        second.type("q")
        #expect(try second.waitForExit() == .code(0))
    }

    @Test func oneIsReadEditedAndDeletedOnItsOwnScreen() throws {
        let terminal = try open()
        try add("Buy milk", due: "tomorrow", in: terminal)

        try terminal.type("\r", thenSee: "To do, \(TodoDay(inDays: 1).weekday)")
        try terminal.type("e", thenSee: "Edit to-do")
        terminal.type("\t\ttwo litres\u{13}")
        try terminal.wait("the notes") { $0.screen.lines[0] == " To-do" && $0.screen.lines.contains(" two litres") }
        try terminal.type(" ", thenSee: "Done, ")
        try terminal.type("d", thenSee: "Delete “Buy milk”? y/n")
        try terminal.type("y", thenSee: "Nothing to do.")
        #expect(try folder.todoTitles() == [])
    }

    @Test func aFormIsSavedOnlyWhenItIsComplete() throws {
        let terminal = try open()
        try terminal.type("a", thenSee: "New to-do")
        terminal.type("\u{13}")
        try terminal.type("\t\u{15}", thenSee: "When?")
        try terminal.type("yesterday", thenSee: "is over")
        terminal.type("\u{13}")
        try terminal.type("\u{15}tomorrow", thenSee: TodoDay(inDays: 1).weekday)
        terminal.type("\u{13}")
        #expect(terminal.screen.lines[0] == " New to-do")
        try terminal.type("\u{1B}[ZMilk\u{13}", thenSee: "[ ] Milk")
        #expect(try folder.todoTitles() == ["Milk"])
    }

    @Test func whatCannotBeSavedStaysOnTheScreen() throws {
        // Where the folder should be there is a file.
        try folder.write("file", "")
        let terminal = try PseudoTerminal(
            program, ["--store", folder["file/todos.json"].path], in: folder.url, columns: 80, rows: 24)
        try terminal.see("To-dos")
        try terminal.type("a", thenSee: "New to-do")
        try terminal.type("Milk\u{13}", thenSee: "Cannot ")
        #expect(terminal.screen.lines[0] == " New to-do")
        #expect(terminal.screen.lines[2] == " Title  Milk")
    }

    @Test func searchFindsAndHelpHelps() throws {
        let terminal = try open(columns: 40, rows: 10)
        try add("Café", due: "today", in: terminal)
        try add("Milk", due: "today", in: terminal)

        terminal.type("/cafe")
        try terminal.wait("what matches") { $0.heading(of: "Café") != nil && $0.heading(of: "Milk") == nil }
        terminal.type("\u{1B}")
        try terminal.see("Milk")
        try terminal.type("?", thenSee: "Kept in /")
        try terminal.type("x", thenSee: "Milk")
    }

    @Test func daysStandInOneColumnWhateverTheTitles() throws {
        let titles = [
            "買い物リストを書く、牛乳と卵とパンとチーズ", "👩‍👩‍👧 family 👍🏽 🇩🇪 party with everybody there", "plain",
            "ещё e\u{301}\u{301}", "\u{1B}[31mred",
        ]
        let script = titles.map { "add \($0) tomorrow\n" }.joined()
        #expect(try Tool(url: program).run(["--store", folder.todos.path], in: folder.url, input: script).code == 0)

        let terminal = try open(columns: 40, rows: 10)
        try terminal.see("plain")
        try terminal.see(TodoDay(inDays: 1).weekday)

        let rows = terminal.screen.cells.filter { $0.joined().contains("[ ]") }
        #expect(rows.count == titles.count)
        for row in rows { #expect(row.joined().hasSuffix(" \(TodoDay(inDays: 1).weekday) "), "\(row)") }
        #expect(terminal.screen.unknown == [])
    }

    @Test func colorsAreForTerminalsThatWantThem() throws {
        #expect(
            try Tool(url: program).run(["--store", folder.todos.path], in: folder.url, input: "add Milk today\n").code
                == 0)
        let red = Array("\u{1B}[1;33m".utf8)

        let colorful = try open()
        try colorful.see("Milk")
        #expect(colorful.output.contains(red))
        let plain = try open(environment: ["NO_COLOR": "1"])
        try plain.see("Milk")
        #expect(!plain.output.contains(red))
        #expect(!String(decoding: plain.output, as: UTF8.self).contains(/\u{1B}\[[0-9;]*3[0-7]m/))
    }

    @Test func aBrokenFileIsKeptAsideAndSaid() throws {
        try folder.write("todos.json", "{ broken")
        let terminal = try open(columns: 200)
        try terminal.see("The file was unreadable. It is kept as \(folder.todos.path).unreadable-")
        try add("Milk", due: "today", in: terminal)

        let aside = try #require(try folder.files().keys.first { $0.contains("unreadable") })
        #expect(try folder.text(aside) == "{ broken")
        #expect(try folder.todoTitles() == ["Milk"])
    }
}

extension PseudoTerminal {
    fileprivate var isList: Bool { screen.lines[0].hasPrefix(" To-dos") }

    /// The heading above the row with this text.
    fileprivate func heading(of text: String) -> String? {
        guard let row = screen.lines.firstIndex(where: { $0.contains(text) }) else { return nil }
        return screen.lines[1..<row].last { !$0.contains("[") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
