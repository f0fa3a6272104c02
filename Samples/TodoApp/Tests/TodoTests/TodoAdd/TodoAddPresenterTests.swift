import Testing

@testable import Todo

@MainActor
final class TodoAddPresenterTests: TodoAddPresenterTestCase {
    @Test("what was typed in both fields is saved, wherever it was typed first")
    func savesWhatWasTyped() async {
        presenter.didBegin(title: "", due: "today")
        presenter.didChange(due: "fri")
        presenter.didChange(title: "Milk")
        await presenter.didTapSave()

        #expect(interactor.saveTitleDueReceivedArguments?.title == "Milk")
        #expect(interactor.saveTitleDueReceivedArguments?.due == "fri")
    }

    @Test("a day that is over is named, and keeps the form from being saved")
    func past() {
        let day = Day(year: 2026, month: 12, day: 4)
        presenter.didCheck(due: .past(day), isComplete: false)

        #expect(view.showDueHintReceivedDueHint == "Friday, 4 December 2026 is over")
        #expect(view.setSaveEnabledReceivedIsEnabled == false)
    }

    @Test("a save that fails leaves the form open")
    func failure() {
        presenter.didFail("Cannot write.")

        #expect(log.calls == ["view.show(error:)"])
    }
}
