import Foundation

@MainActor
final class BookPresenter {
    weak var view: (any BookViewProtocol)?
    let interactor: any BookInteractorInputProtocol
    let router: any BookRouterProtocol

    init(interactor: any BookInteractorInputProtocol, router: any BookRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
