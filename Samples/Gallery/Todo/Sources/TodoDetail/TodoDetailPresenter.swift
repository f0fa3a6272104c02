import Foundation

@MainActor
final class TodoDetailPresenter {
    weak var view: (any TodoDetailViewProtocol)?
    let interactor: any TodoDetailInteractorInputProtocol
    let router: any TodoDetailRouterProtocol

    init(interactor: any TodoDetailInteractorInputProtocol, router: any TodoDetailRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
