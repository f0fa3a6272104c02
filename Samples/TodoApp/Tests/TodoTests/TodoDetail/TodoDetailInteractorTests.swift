import Foundation
import Testing

@testable import Todo

/// On Wednesday, 21 May 2014.
@MainActor
final class TodoDetailInteractorTests: TodoDetailInteractorTestCase {
    private let today = Day(year: 2014, month: 5, day: 21)

    override init() {
        super.init()
        dates.todayReturnValue = today
        dates.firstWeekdayReturnValue = 2
        store.todoIdReturnValue = TodoItem(id: id, title: "Milk", notes: "2 l", due: today)
    }

    @Test("loaded")
    func load() async {
        await interactor.load()

        #expect(store.todoIdReceivedId == id)
        #expect(
            output.didLoadReceivedTodo
                == LoadedTodo(
                    title: "Milk", notes: "2 l", due: today, isDone: false, isOverdue: false)
        )
    }

    @Test("overdue, but not once it is done", arguments: [true, false])
    func overdue(isDone: Bool) async {
        store.todoIdReturnValue.due = today.adding(days: -1)
        store.todoIdReturnValue.isDone = isDone

        await interactor.load()

        #expect(output.didLoadReceivedTodo?.isOverdue == !isDone)
    }

    @Test("gone in the meantime")
    func gone() async {
        store.todoIdThrowableError = TodoStoreError.isGone

        await interactor.load()

        #expect(log.calls == ["TodoStore.todo(id:)", "output.didFail(_:)"])
    }

    @Test(
        "title and date are needed, and the date is not over",
        arguments: [
            ("Milk", "today", true), ("", "today", false), ("Milk", "", false),
            ("Milk", "2014-05-20", false),
        ]
    )
    func check(title: String, due: String, isComplete: Bool) async {
        await interactor.load()

        interactor.check(title: title, due: due)

        #expect(output.didCheckDueIsCompleteReceivedArguments?.isComplete == isComplete)
    }

    @Test("what is overdue may stay so, but not become more so")
    func keepsPastDue() async {
        store.todoIdReturnValue.due = today.adding(days: -1)
        await interactor.load()

        interactor.check(title: "Milk", due: "2014-05-20")
        interactor.check(title: "Milk", due: "2014-05-19")

        #expect(output.didCheckDueIsCompleteReceivedInvocations.map(\.isComplete) == [true, false])
    }

    @Test("saved, with the rest as it was")
    func save() async {
        store.todoIdReturnValue.isDone = true

        await interactor.save(title: " Tea ", notes: " green\nfresh ", due: "tomorrow")

        #expect(
            store.updateReceivedTodo
                == TodoItem(
                    id: id, title: "Tea", notes: "green\nfresh", due: today.adding(days: 1),
                    isDone: true)
        )
        #expect(log.calls.last == "output.didSave()")
    }

    @Test("what is not complete is not saved")
    func incomplete() async {
        await interactor.save(title: "", notes: "", due: "today")

        #expect(!store.updateCalled)
        #expect(output.didCheckDueIsCompleteReceivedArguments?.isComplete == false)
    }

    @Test("a save that fails says why")
    func saveFails() async {
        store.updateThrowableError = TodoStoreError.isLocked(path: "/f")

        await interactor.save(title: "Tea", notes: "", due: "today")

        #expect(output.didFailReceivedReason == "Another program keeps /f locked.")
        #expect(!output.didSaveCalled)
    }

    @Test("done")
    func toggleDone() async {
        await interactor.toggleDone()

        #expect(store.updateReceivedTodo?.isDone == true)
        #expect(log.calls.last == "output.didToggleDone()")
    }

    @Test("removed")
    func remove() async {
        await interactor.remove()

        #expect(store.removeIdReceivedId == id)
        #expect(log.calls == ["TodoStore.remove(id:)", "output.didRemove()"])
    }

    @Test("not removed, not done")
    func failures() async {
        store.removeIdThrowableError = TodoStoreError.isGone
        store.updateThrowableError = TodoStoreError.isGone

        await interactor.remove()
        await interactor.toggleDone()

        #expect(output.didFailCallsCount == 2)
    }
}
