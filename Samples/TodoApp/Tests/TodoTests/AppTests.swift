import Foundation
import Testing

@testable import Todo

/// Tests all modules together, with to-dos in memory and a script instead of a terminal.
@MainActor
struct AppTests {
    @Test("the list shows a to-do added on one screen and changed on another")
    func modules() async throws {
        let script = Script(
            "add Buy milk tomorrow", "list", "edit 1", "title Tea", "save", "list", "show 1",
            "delete", "list")
        let opened = try #require(TodoListModule().build(CompositionRoot(store: MemoryTodoStore())))

        let code = await TerminalApp(root: opened.screen, device: script).run()

        let day = CalendarDates().today().adding(days: 1)
        #expect(
            script.printed == [
                "Added: Buy milk, tomorrow",
                "Tomorrow", "  1. [ ] Buy milk  (\(day.weekdayName))",
                "Tomorrow", "  1. [ ] Tea  (\(day.weekdayName))",
                "Tea", "To do, \(day.long)",
                "Nothing to do.",
            ]
        )
        #expect(code == 0)
    }
}

@MainActor
private final class Script: TerminalDevice {
    let size: (width: Int, height: Int)? = nil
    let hasColors = false
    private let lines: [String]
    private(set) var printed: [String] = []

    init(_ lines: String...) {
        self.lines = lines
    }

    func open(_ events: AsyncStream<TerminalEvent>.Continuation) {
        for line in lines { events.yield(.line(line)) }
        events.finish()
    }

    func write(_ text: String) { printed += text.split(separator: "\n").map(String.init) }
    func write(error text: String) { printed.append("error: " + text) }
    func close() {}
}
