import Common
import CommonTesting
import Testing

@testable import Todo

/// Tests that the app does what the article describes, from the first screen to the last.
@MainActor
struct AppTests {
    private let script = ScriptedConsole()
    /// Returns the output after the initial list.
    private var answers: [String] { Array(script.printed.dropFirst(4)) }

    private func screen() throws -> Screen {
        try #require(TodoListModule().build(CompositionRoot())).screen
    }

    @Test("the list shows the three initial items of the store")
    func list() async throws {
        await script.run(try screen())

        #expect(script.printed == ["To-dos: 3", "  1. Focus", "  2. Walk", "  3. Read"])
    }

    @Test("an item with a title is added and shown, one without a title is not")
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

    @Test("a selected item is shown and edited, and the list shows its new title")
    func edit() async throws {
        await script.run(try screen(), "open 3", "edit Write: a page", "delete")

        #expect(
            answers
                == ["Read: A chapter", "Write: a page", "To-dos: 2", "  1. Focus", "  2. Walk"]
        )
    }

    @Test("deleting an item on its screen removes it and shows the list")
    func deleteDetail() async throws {
        await script.run(try screen(), "open 1", "delete", "open 1", "edit Run: a mile")

        #expect(
            answers == [
                "Focus: Decide what matters today", "To-dos: 2", "  1. Walk", "  2. Read",
                "Walk: Half an hour", "Run: a mile",
            ]
        )
    }

    @Test("errors are shown")
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
