import Common
import Foundation
import Testing

@testable import ReactiveTodo

@MainActor
struct AddInteractorTests {
    private let today = Calendar.fixed.day(2014, 5, 21) ?? .distantPast
    private let store = DataStoreMock()

    @Test("the store receives the title and the start of the day")
    func saveSuccess() async throws {
        try await addInteractor(dataStore: store)("Buy milk", today.addingTimeInterval(3600))

        let saved = try #require(store.createTodoReceivedTodo)
        #expect(saved.title == "Buy milk")
        #expect(saved.date == today)
    }

    @Test("errors of the store are thrown")
    func saveFailure() async {
        store.createTodoThrowableError = FixtureError()

        await #expect(throws: FixtureError.self) {
            try await addInteractor(dataStore: store)("Buy milk", today)
        }
    }
}
