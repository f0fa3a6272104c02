import Common
import CommonTesting
import Foundation
import Testing

@testable import Upcoming

/// Tests that the app does what the article describes, on the same Wednesday in May.
@MainActor
struct AppTests {
    private let script = ScriptedConsole()

    private func screen() throws -> Screen {
        let today = try #require(Calendar.fixed.day(2014, 5, 21))
        let dependencies = CompositionRoot(clock: DayClock(stoppedAt: today))
        return try #require(ListModule().build(dependencies)).screen
    }

    @Test("nothing is due at first")
    func noContent() async throws {
        await script.run(try screen())

        #expect(script.printed == ["Nothing is due."])
    }

    @Test("added items are shown in groups by the time at which they are due")
    func grouped() async throws {
        await script.run(
            try screen(),
            "add", "name Call Bob", "due 2014-05-27", "save",
            "add", "name Buy groceries", "due +1", "save",
            "add", "name Get a haircut", "save",
            "add", "name Pay rent", "due 2014-06-01", "save"
        )

        #expect(
            script.printed.suffix(6) == [
                "Today (check)", "  Get a haircut",
                "Tomorrow (alarm)", "  Buy groceries, Thursday",
                "Next Week (calendar)", "  Call Bob, Tuesday",
            ]
        )
    }

    @Test("canceling changes nothing")
    func cancel() async throws {
        await script.run(try screen(), "add", "name Buy groceries", "cancel", "list")

        let hint = "New: name NAME, due YYYY-MM-DD or +DAYS, save, cancel"
        #expect(script.printed == ["Nothing is due.", hint, "Nothing is due."])
    }

    @Test("a day in the past cannot be chosen")
    func minimum() async throws {
        let code = await script.run(try screen(), "add", "due 2014-05-20", "cancel")

        #expect(script.printed.last == "error: '2014-05-20' is no day to come.")
        #expect(code == 1)
    }
}
