import Foundation

@MainActor
final class IndexPresenter {
    weak var view: (any IndexViewProtocol)?
    let interactor: any IndexInteractorInputProtocol
    let router: any IndexRouterProtocol

    init(interactor: any IndexInteractorInputProtocol, router: any IndexRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
