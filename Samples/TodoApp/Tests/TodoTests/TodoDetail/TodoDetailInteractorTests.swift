import Foundation
import Testing

@testable import Todo

/// In these tests, today is Wednesday, 21 May 2014.
@MainActor
final class TodoDetailInteractorTests: TodoDetailInteractorTestCase {
    private let today = Day(year: 2014, month: 5, day: 21)

    override init() {
        super.init()
        dates.todayReturnValue = today
        dates.firstWeekdayReturnValue = 2
        store.todoIdReturnValue = TodoItem(id: id, title: "Milk", notes: "2 l", due: today)
    }

    @Test("overdue unless done", arguments: [true, false])
    func overdue(isDone: Bool) async {
        store.todoIdReturnValue.due = today.adding(days: -1)
        store.todoIdReturnValue.isDone = isDone

        await interactor.load()

        #expect(output.didLoadReceivedTodo?.isOverdue == !isDone)
    }
}
