import Foundation
import Testing

@testable import Todo

/// In these tests, today is Wednesday, 21 May 2014.
@MainActor
final class TodoAddInteractorTests: TodoAddInteractorTestCase {
    private let today = Day(year: 2014, month: 5, day: 21)

    override init() {
        super.init()
        dates.todayReturnValue = today
        dates.firstWeekdayReturnValue = 2
    }

    private func interactor(text: String) -> TodoAddInteractor {
        let interactor = TodoAddInteractor(text: text, store: store, dates: dates)
        interactor.output = output
        return interactor
    }

    @Test("a new form is empty and due today")
    func beginsEmpty() async {
        await interactor(text: "").begin()

        #expect(output.didBeginTitleDueReceivedArguments?.title == "")
        #expect(output.didBeginTitleDueReceivedArguments?.due == "today")
    }

    @Test("a text with title and date is saved without a form")
    func savesAtOnce() async throws {
        await interactor(text: "Buy milk tomorrow").begin()

        let saved = try #require(store.addReceivedTodo)
        #expect(saved.title == "Buy milk")
        #expect(saved.due == today.adding(days: 1))
        #expect(log.calls.suffix(2) == ["TodoStore.add(_:)", "output.didSave(id:)"])
    }

    @Test(
        "a text without title or date is rejected",
        arguments: [
            ("Buy milk", "When?"), ("tomorrow", "What is to be done?"),
            ("Milk yesterday", "is over"),
        ]
    )
    func refuses(text: String, reason: String) async throws {
        await interactor(text: text).begin()

        #expect(!store.addCalled)
        #expect(try #require(output.didGiveUpReceivedReason).contains(reason))
    }

    @Test("a failed save without a form is reported")
    func givesUp() async {
        store.addThrowableError = TodoStoreError.isLocked(path: "/f")

        await interactor(text: "Buy milk tomorrow").begin()

        #expect(output.didGiveUpReceivedReason == "Another program keeps /f locked.")
    }

    @Test(
        "title and date are required, and the date must not be in the past",
        arguments: [
            ("Milk", "today", true), ("Milk", "fri", true), ("", "today", false),
            ("  ", "today", false),
            ("Milk", "", false), ("Milk", "soon", false), ("Milk", "yesterday", false),
        ]
    )
    func check(title: String, due: String, isComplete: Bool) {
        interactor.check(title: title, due: due)

        #expect(output.didCheckDueIsCompleteReceivedArguments?.isComplete == isComplete)
    }

    @Test("the title is saved without surrounding whitespace")
    func save() async throws {
        await interactor.save(title: " Buy milk ", due: "tomorrow")

        let saved = try #require(store.addReceivedTodo)
        #expect(saved.title == "Buy milk")
        #expect(saved.due == today.adding(days: 1))
        #expect(!saved.isDone)
        #expect(output.didSaveIdReceivedId == saved.id)
    }

    @Test(
        "an incomplete form is not saved",
        arguments: [("", "today"), ("Milk", ""), ("Milk", "yesterday")])
    func incomplete(title: String, due: String) async {
        await interactor.save(title: title, due: due)

        #expect(!store.addCalled)
        #expect(output.didCheckDueIsCompleteReceivedArguments?.isComplete == false)
    }

    @Test("a failed save reports the reason")
    func failure() async {
        store.addThrowableError = TodoStoreError.failed(
            doing: "write", path: "/f", reason: "No space left")

        await interactor.save(title: "Milk", due: "today")

        #expect(output.didFailReceivedReason == "Cannot write: No space left (/f)")
        #expect(!output.didSaveIdCalled)
    }
}
