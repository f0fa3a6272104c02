import Foundation

@MainActor
final class StatementPresenter {
    weak var view: (any StatementViewProtocol)?
    let interactor: any StatementInteractorInputProtocol
    let router: any StatementRouterProtocol

    init(interactor: any StatementInteractorInputProtocol, router: any StatementRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
