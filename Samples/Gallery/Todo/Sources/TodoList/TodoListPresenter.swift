import Foundation

@MainActor
final class TodoListPresenter {
    weak var view: (any TodoListViewProtocol)?
    let interactor: any TodoListInteractorInputProtocol
    let router: any TodoListRouterProtocol

    init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
