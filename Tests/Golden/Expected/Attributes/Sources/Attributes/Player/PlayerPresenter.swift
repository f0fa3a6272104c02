import Foundation

@MainActor
final class PlayerPresenter {
    weak var view: (any PlayerViewProtocol)?
    let interactor: any PlayerInteractorInputProtocol
    let router: any PlayerRouterProtocol

    init(interactor: any PlayerInteractorInputProtocol, router: any PlayerRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
