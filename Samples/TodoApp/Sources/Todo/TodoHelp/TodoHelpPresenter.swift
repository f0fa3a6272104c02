import Foundation

@MainActor
final class TodoHelpPresenter {
    weak var view: (any TodoHelpViewProtocol)?
    let interactor: any TodoHelpInteractorInputProtocol
    let router: any TodoHelpRouterProtocol

    init(interactor: any TodoHelpInteractorInputProtocol, router: any TodoHelpRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
