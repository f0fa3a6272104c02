import Foundation

@MainActor
final class TodoListPresenter {
    weak var view: (any TodoListViewProtocol)?
    let interactor: any TodoListInteractorInputProtocol
    let router: any TodoListRouterProtocol
    /// The text to search for. If it is empty, all to-dos are shown.
    var searchText = ""

    init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
