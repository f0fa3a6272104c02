import Foundation

@MainActor
final class ShelfPresenter {
    weak var view: (any ShelfViewProtocol)?
    let interactor: any ShelfInteractorInputProtocol
    let router: any ShelfRouterProtocol

    init(interactor: any ShelfInteractorInputProtocol, router: any ShelfRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
