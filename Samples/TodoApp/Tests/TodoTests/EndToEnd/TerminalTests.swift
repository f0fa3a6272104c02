import Foundation
import Testing

@testable import Todo

/// The real app in a pseudo-terminal.
@Suite(.serialized)
struct TerminalTests {
    private let folder: TemporaryFolder
    private let store: String

    init() throws {
        folder = try TemporaryFolder()
        store = folder.path + "/todos.json"
    }

    private func add(_ title: String, due: String, in session: TerminalSession) {
        session.type("a")
        session.expect("the form opens") { $0.lines[0].contains("New to-do") }
        session.type(title + Typed.enter + Typed.clearLine + due)
        session.expect("the form is filled in") { $0.text.contains(title) && $0.text.contains(due) }
        session.type(Typed.enter)
        session.expect("it is in the list") {
            $0.lines[0].contains("To-dos") && $0.text.contains(title)
        }
    }

    /// The heading above the row with this title.
    private func heading(of title: String, on screen: TerminalScreen) -> String? {
        guard let row = screen.lines.firstIndex(where: { $0.contains(title) }) else { return nil }
        return screen.lines[..<row].last { !$0.contains("[") }.map(\.trimmed)
    }

    @Test("add, see, edit, done, delete, quit; start again, and it is still there")
    func everyDay() throws {
        do {
            let session = try TerminalSession(["--store", store])
            session.expect("nothing yet") { $0.text.contains("Nothing to do.") }

            add("Buy milk", due: "tomorrow", in: session)
            session.expect("under its heading") { heading(of: "Buy milk", on: $0) == "Tomorrow" }
            add("Pay rent", due: "today", in: session)
            session.expect("under its heading") { heading(of: "Pay rent", on: $0) == "Today" }
            add("Call Ann", due: "+40", in: session)
            session.expect("under its heading") { heading(of: "Call Ann", on: $0) == "Later" }

            // The cursor is on what was added last.
            session.type("e")
            session.expect("the form opens") { $0.lines[0].contains("Edit to-do") }
            session.type(" and Bob" + Typed.save)
            session.expect("edited") {
                $0.lines[0].contains("To-dos") && $0.text.contains("Call Ann and Bob")
            }

            session.type("k ")
            session.expect("done") {
                heading(of: "Buy milk", on: $0) == "Done" && $0.text.contains("[x] Buy milk")
            }

            session.type("gd")
            session.expect("asked") { $0.text.contains("Delete “Pay rent”? y/n") }
            session.type("y")
            session.expect("deleted") { !$0.text.contains("Pay rent") }

            session.type("q")
            #expect(session.end() == 0)
            #expect(!session.screen.modes.contains(1049), "the terminal's own screen is back")
        }

        let session = try TerminalSession(["--store", store])
        session.expect("still there") {
            heading(of: "Buy milk", on: $0) == "Done"
                && heading(of: "Call Ann and Bob", on: $0) == "Later"
                && !$0.text.contains("Pay rent")
        }
        session.type("q")
        #expect(session.end() == 0)
    }

    @Test("40 columns and 10 rows, wide characters and emoji: days stand in one column")
    func small() async throws {
        let file = FileTodoStore(path: store)
        let today = CalendarDates().today()
        for title in ["買い物リストを書く、牛乳と卵とパンとチーズ", "👩‍👩‍👧 family 👍🏽 🇩🇪 party with everybody there", "plain"] {
            try await file.add(TodoItem(id: UUID(), title: title, due: today.adding(days: 1)))
        }

        let session = try TerminalSession(["--store", store], width: 40, height: 10)
        session.expect("the list") { $0.text.contains("plain") }

        let day = today.adding(days: 1).weekdayName
        let rows = session.screen.lines.filter { $0.contains("[ ]") }
        #expect(rows.count == 3)
        for row in rows {
            #expect(row.hasSuffix(" " + day))
            #expect(row.displayWidth == 39)
        }
        #expect(session.screen.lines.allSatisfy { $0.displayWidth <= 40 })
    }

    @Test("colours on a terminal, and none with NO_COLOR")
    func colours() async throws {
        try await FileTodoStore(path: store).add(
            TodoItem(id: UUID(), title: "Milk", due: CalendarDates().today())
        )

        let colourful = try TerminalSession(["--store", store])
        colourful.expect("the list") { $0.text.contains("Milk") }
        #expect(colourful.screen.hasColors)

        let plain = try TerminalSession(["--store", store], environment: ["NO_COLOR": "1"])
        plain.expect("the list") { $0.text.contains("Milk") }
        #expect(!plain.screen.hasColors)
    }

    @Test("a broken file is kept aside, and the screen says so")
    func brokenFile() throws {
        try Data("{ broken".utf8).write(to: URL(fileURLWithPath: store))

        let session = try TerminalSession(["--store", store], width: 200)
        session.expect("said") { $0.text.contains("could not be read. It is kept as") }

        add("Milk", due: "today", in: session)
        session.type("q")
        #expect(session.end() == 0)
        let aside = try #require(folder.contents.first { $0.hasPrefix("todos.json.unreadable-") })
        #expect(
            try String(contentsOfFile: folder.path + "/" + aside, encoding: .utf8) == "{ broken")
    }

    @Test("a save that fails is shown, and the form stays with what was typed")
    func failedSave() throws {
        // Where the folder should be, there is a file.
        try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
        let session = try TerminalSession(["--store", folder.path + "/file/todos.json"])
        session.expect("it has started") { $0.lines[0].contains("To-dos") }

        session.type("a")
        session.expect("the form opens") { $0.lines[0].contains("New to-do") }
        session.type("Milk" + Typed.save)
        session.expect("the error") {
            $0.lines[0].contains("New to-do") && $0.text.contains("Cannot ")
        }
        #expect(session.screen.text.contains("Milk"))
    }

    @Test("interrupted, it leaves the terminal as it was")
    func interrupted() throws {
        let session = try TerminalSession(["--store", store])
        session.expect("it has started") { $0.modes.contains(1049) }

        session.type("\u{3}")

        #expect(session.end() == -SIGINT)
        #expect(!session.screen.modes.contains(1049))
    }
}
