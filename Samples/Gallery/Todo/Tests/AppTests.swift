import Common
import CommonTesting
import Testing

@testable import Todo

/// What the article says that the app does, from the first screen to the last.
@MainActor
struct AppTests {
    private let script = ScriptedConsole()
    /// What is printed after the list that is shown at first.
    private var answers: [String] { Array(script.printed.dropFirst(4)) }

    private func screen() throws -> Screen {
        try #require(TodoListModule().build(CompositionRoot())).screen
    }

    @Test("the list shows what the store has: three items to begin with")
    func list() async throws {
        await script.run(try screen())

        #expect(script.printed == ["To-dos: 3", "  1. Focus", "  2. Walk", "  3. Read"])
    }

    @Test("an item is added, and the list shows it; one without a title is not")
    func add() async throws {
        await script.run(try screen(), "add Buy milk: two litres", "add : no title", "list")

        let after = ["To-dos: 4", "  1. Focus", "  2. Walk", "  3. Read", "  4. Buy milk"]
        #expect(answers == after + after)
    }

    @Test("an item is removed from the list")
    func remove() async throws {
        await script.run(try screen(), "delete 2")

        #expect(answers == ["To-dos: 2", "  1. Focus", "  2. Read"])
    }

    @Test("a selected item is shown, edited, and its new title is in the list")
    func edit() async throws {
        await script.run(try screen(), "open 3", "edit Write: a page", "delete")

        #expect(
            answers
                == ["Read: A chapter", "Write: a page", "To-dos: 2", "  1. Focus", "  2. Walk"]
        )
    }

    @Test("an item deleted on its screen is gone, and the list is back")
    func deleteDetail() async throws {
        await script.run(try screen(), "open 1", "delete", "open 1", "edit Run: a mile")

        #expect(
            answers == [
                "Focus: Decide what matters today", "To-dos: 2", "  1. Walk", "  2. Read",
                "Walk: Half an hour", "Run: a mile",
            ]
        )
    }

    @Test("what goes wrong is shown")
    func error() async throws {
        let code = await script.run(try screen(), "open 7", "fly")

        #expect(
            answers == [
                "error: There is no item '7'.",
                "error: There is no 'fly' here. "
                    + "There are: list, add TITLE: CONTENT, delete N, open N, quit.",
            ]
        )
        #expect(code == 1)
    }
}
