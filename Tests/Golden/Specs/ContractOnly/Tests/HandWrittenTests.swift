import Testing

@testable import ContractOnly

/// A presenter as the team has it, tested with the generated mock.
@MainActor
private final class HandWrittenPresenter: NoticePresenterProtocol, NoticeInteractorOutputProtocol {
    weak var view: (any NoticeViewProtocol)?

    func viewDidLoad() {}
    func didLoad(_ text: String) { view?.show(text) }
}

@MainActor
struct HandWrittenTests {
    @Test func showsWhatWasLoaded() {
        let view = NoticeViewProtocolMock()
        let presenter = HandWrittenPresenter()
        presenter.view = view

        presenter.didLoad("text")

        #expect(view.showReceivedText == "text")
        #expect(view.showCallsCount == 1)
    }
}
