import Foundation

@MainActor
final class ReaderPresenter {
    weak var view: (any ReaderViewProtocol)?
    let interactor: any ReaderInteractorInputProtocol
    let router: any ReaderRouterProtocol
    weak var delegate: (any ReaderDelegate)?
    let id: String

    init(
        interactor: any ReaderInteractorInputProtocol,
        router: any ReaderRouterProtocol,
        delegate: (any ReaderDelegate)?,
        id: String
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
        self.id = id
    }

    // MARK: - ReaderPresenterProtocol

    func didTapClose() {
        router.close()
        Task { await delegate?.readerDidRead(id: id) }
    }

    // MARK: - ReaderInteractorOutputProtocol

    func didLoad(title: String, text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        view?.show(title: title, text: lines.prefix(interactor.textSize()).joined(separator: "\n"))
        if lines.isEmpty {
            router.share(title) { [weak self] in self?.didTapClose() }
        }
    }
}
