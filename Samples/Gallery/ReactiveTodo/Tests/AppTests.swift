import Common
import CommonTesting
import Foundation
import Testing

@testable import ReactiveTodo

/// Tests the user stories of the article, from the first screen to the last.
@MainActor
struct AppTests {
    private let script = ScriptedConsole()
    private let hint = "New: title TITLE, date YYYY-MM-DD or +DAYS, save, cancel"

    private func screen(capacity: Int = 100) throws -> Screen {
        let today = try #require(Calendar.fixed.day(2014, 5, 21))
        let dependencies = CompositionRoot(
            clock: DayClock(stoppedAt: today),
            dataStore: MemoryDataStore(capacity: capacity)
        )
        return try #require(ListModule().build(dependencies)).screen
    }

    @Test("a to-do with title and date is added, and shown in the list")
    func create() async throws {
        await script.run(try screen(), "add", "title Buy milk", "date +1", "save")

        #expect(
            script.printed == [
                "…", "Nothing is due.", hint, "…", "TOMORROW", "  Buy milk, Thursday",
            ]
        )
    }

    @Test("canceling saves nothing and leaves the list unchanged")
    func cancel() async throws {
        await script.run(try screen(), "add", "title Buy milk", "cancel", "refresh")

        #expect(script.printed == ["…", "Nothing is due.", hint, "…", "Nothing is due."])
    }

    @Test("without a title nothing is saved")
    func validation() async throws {
        let code = await script.run(try screen(), "add", "date +1", "save", "title Tea", "save")

        #expect(
            script.printed.suffix(4) == [
                "error: A title is required.", "…", "TOMORROW", "  Tea, Thursday",
            ]
        )
        #expect(code == 1)
    }

    @Test("items due this week and next week are grouped and sorted by day")
    func read() async throws {
        await script.run(
            try screen(),
            "add", "title Call Bob", "date 2014-05-27", "save",
            "add", "title Walk", "date 2014-05-24", "save",
            "add", "title Run", "date 2014-05-23", "save",
            "add", "title Read", "save",
            "add", "title Pay rent", "date 2014-06-01", "save"
        )

        #expect(
            script.printed.suffix(7) == [
                "TODAY", "  Read",
                "THIS WEEK", "  Run, Friday", "  Walk, Saturday",
                "NEXT WEEK", "  Call Bob, Tuesday",
            ]
        )
    }

    @Test("a failed save shows an alert with the reason, and keeps the typed text")
    func failure() async throws {
        let code = await script.run(
            try screen(capacity: 0), "add", "title Tea", "save", "ok", "save", "ok", "cancel")

        let alert = "error: There is no room for more."
        #expect(script.printed == ["…", "Nothing is due.", hint, alert, alert])
        #expect(code == 1)
    }
}
