import Foundation

@MainActor
final class EmptyPresenter {
    weak var view: (any EmptyViewProtocol)?
    let interactor: any EmptyInteractorInputProtocol
    let router: any EmptyRouterProtocol

    init(interactor: any EmptyInteractorInputProtocol, router: any EmptyRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
