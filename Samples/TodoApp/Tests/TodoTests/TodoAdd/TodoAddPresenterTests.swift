import Testing

@testable import Todo

@MainActor
final class TodoAddPresenterTests: TodoAddPresenterTestCase {
    @Test("the text of both fields is saved, in any order of typing")
    func savesWhatWasTyped() async {
        presenter.didBegin(title: "", due: "today")
        presenter.didChange(due: "fri")
        presenter.didChange(title: "Milk")
        await presenter.didTapSave()

        #expect(interactor.saveTitleDueReceivedArguments?.title == "Milk")
        #expect(interactor.saveTitleDueReceivedArguments?.due == "fri")
    }

    @Test("a day in the past is shown, and prevents saving")
    func past() {
        let day = Day(year: 2026, month: 12, day: 4)
        presenter.didCheck(due: .past(day), isComplete: false)

        #expect(view.showDueHintReceivedDueHint == "Friday, 4 December 2026 is over")
        #expect(view.setSaveEnabledReceivedIsEnabled == false)
    }

    @Test("a failed save leaves the form open")
    func failure() {
        presenter.didFail("Cannot write.")

        #expect(log.calls == ["view.show(error:)"])
    }
}
