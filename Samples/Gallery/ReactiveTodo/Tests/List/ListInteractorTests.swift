import Common
import Foundation
import Testing

@testable import ReactiveTodo

@MainActor
struct ListInteractorTests {
    private let today = Calendar.fixed.day(2014, 5, 21) ?? .distantPast
    private let store = DataStoreMock()

    private func todo(_ title: String, _ days: Int) -> Todo {
        Todo(id: UUID(), title: title, date: Calendar.fixed.day(days, after: today))
    }

    @Test("requests 14 days")
    func window() async throws {
        _ = try await listInteractor(dataStore: store)(today.addingTimeInterval(3600))

        let asked = try #require(store.readUpcomingToDosFromToReceivedArguments)
        #expect(asked.start == today)
        #expect(asked.end == Calendar.fixed.day(14, after: today))
    }

    @Test("to-dos are sorted by day, each with its time relative to today")
    func todosInDateOrder() async throws {
        store.readUpcomingToDosFromToReturnValue = [
            todo("next week", 6), todo("today", 0), todo("too late", 13), todo("tomorrow", 1),
        ]

        let items = try await listInteractor(dataStore: store)(today)

        #expect(items.map(\.title) == ["today", "tomorrow", "next week"])
        #expect(items.map(\.dateRelation) == [.today, .tomorrow, .nextWeek])
    }
}
