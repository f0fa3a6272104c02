import Foundation

@MainActor
final class BookPresenter {
    weak var view: (any BookViewProtocol)?
    let interactor: any BookInteractorInputProtocol
    let router: any BookRouterProtocol
    weak var delegate: (any BookDelegate)?

    init(
        interactor: any BookInteractorInputProtocol,
        router: any BookRouterProtocol,
        delegate: (any BookDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
