import Foundation
import Testing

@testable import Todo

/// In these tests, today is Wednesday, 21 May 2014.
@MainActor
final class TodoListInteractorTests: TodoListInteractorTestCase {
    private let today = Day(year: 2014, month: 5, day: 21)

    override init() {
        super.init()
        dates.todayReturnValue = today
        dates.firstWeekdayReturnValue = 1
    }

    private func todo(_ title: String, in days: Int, notes: String = "", isDone: Bool = false)
        -> TodoItem
    {
        TodoItem(
            id: UUID(), title: title, notes: notes, due: today.adding(days: days), isDone: isDone)
    }

    private func found(_ text: String = "") async -> [FoundTodo] {
        await interactor.load(matching: text)
        return output.didFindTodayReceivedArguments?.todos ?? []
    }

    @Test("nothing is due")
    func nothing() async {
        #expect(await found().isEmpty)
        #expect(output.didFindTodayCalled)
    }

    @Test("one to-do is due today")
    func today() async {
        let item = todo("Get a haircut", in: 0)
        store.todosReturnValue = [item]

        #expect(
            await found() == [
                FoundTodo(id: item.id, title: "Get a haircut", due: today, group: .today)
            ])
        #expect(output.didFindTodayReceivedArguments?.today == today)
    }

    @Test("to-dos are sorted by group, date, and the order in which they were added")
    func order() async {
        store.todosReturnValue = [
            todo("later", in: 30), todo("today 1", in: 0), todo("over", in: -3, isDone: true),
            todo("tomorrow", in: 1), todo("late", in: -1), todo("today 2", in: 0),
            todo("later still", in: 31),
            todo("next week", in: 7), todo("long late", in: -9), todo("this week", in: 3),
            todo("done last", in: 5, isDone: true),
        ]

        #expect(
            await found().map(\.title) == [
                "long late", "late", "today 1", "today 2", "tomorrow", "this week", "next week",
                "later",
                "later still", "done last", "over",
            ]
        )
    }

    @Test("the last day of next week belongs to it, the day after is later")
    func endOfNextWeek() async {
        store.todosReturnValue = [todo("Saturday", in: 10), todo("Sunday", in: 11)]

        #expect(await found().map(\.group) == [.nextWeek, .later])
    }

    @Test("a search finds titles and notes, and ignores case and accents")
    func search() async {
        store.todosReturnValue = [
            todo("Café", in: 0), todo("Shop", in: 0, notes: "coffee, CAFE"), todo("Milk", in: 0),
        ]

        #expect(await found("cafe ").map(\.title) == ["Café", "Shop"])
    }

    @Test("a search without a match finds nothing")
    func noMatch() async {
        store.todosReturnValue = [todo("Milk", in: 0)]

        #expect(await found("tea").isEmpty)
    }
}
