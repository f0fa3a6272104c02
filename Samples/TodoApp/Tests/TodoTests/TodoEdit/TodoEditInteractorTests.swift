import Foundation
import Testing

@testable import Todo

/// In these tests, today is Wednesday, 21 May 2014.
@MainActor
final class TodoEditInteractorTests: TodoEditInteractorTestCase {
    private let today = Day(year: 2014, month: 5, day: 21)

    override init() {
        super.init()
        dates.todayReturnValue = today
        dates.firstWeekdayReturnValue = 2
        store.todoIdReturnValue = TodoItem(id: id, title: "Milk", notes: "2 l", due: today)
    }

    @Test(
        "title and date are required, and the date must not be in the past",
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

    @Test("an overdue date can stay, but not become earlier")
    func keepsPastDue() async {
        store.todoIdReturnValue.due = today.adding(days: -1)
        await interactor.load()

        interactor.check(title: "Milk", due: "2014-05-20")
        interactor.check(title: "Milk", due: "2014-05-19")

        #expect(output.didCheckDueIsCompleteReceivedInvocations.map(\.isComplete) == [true, false])
    }

    @Test("only the edited values are changed")
    func save() async {
        store.todoIdReturnValue.isDone = true

        await interactor.save(title: " Tea ", due: "tomorrow", notes: " green\nfresh ")

        #expect(
            store.updateReceivedTodo
                == TodoItem(
                    id: id, title: "Tea", notes: "green\nfresh", due: today.adding(days: 1),
                    isDone: true)
        )
        #expect(log.calls.last == "output.didSave()")
    }

    @Test("an incomplete form is not saved")
    func incomplete() async {
        await interactor.save(title: "", due: "today", notes: "")

        #expect(!store.updateCalled)
        #expect(output.didCheckDueIsCompleteReceivedArguments?.isComplete == false)
    }

    @Test("a failed save reports the reason")
    func saveFails() async {
        store.updateThrowableError = TodoStoreError.isLocked(path: "/f")

        await interactor.save(title: "Tea", due: "today", notes: "")

        #expect(output.didFailReceivedReason == "Another program keeps /f locked.")
        #expect(!output.didSaveCalled)
    }
}
