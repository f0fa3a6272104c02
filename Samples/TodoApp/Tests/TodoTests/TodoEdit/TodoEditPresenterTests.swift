import Testing

@testable import Todo

@MainActor
final class TodoEditPresenterTests: TodoEditPresenterTestCase {
    @Test("unchanged values are saved")
    func savesWhatWasLoaded() async {
        presenter.didLoad(title: "Milk", due: "2026-12-04", notes: "2 l")
        presenter.didChange(notes: "3 l")
        await presenter.didTapSave()

        let saved = interactor.saveTitleDueNotesReceivedArguments
        #expect(saved?.title == "Milk")
        #expect(saved?.due == "2026-12-04")
        #expect(saved?.notes == "3 l")
    }

    @Test("a failed save leaves the form open")
    func failure() {
        presenter.didFail("Cannot write.")

        #expect(log.calls == ["view.show(error:)"])
    }
}
