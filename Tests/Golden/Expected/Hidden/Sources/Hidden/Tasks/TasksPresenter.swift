import Foundation

@MainActor
final class TasksPresenter {
    weak var view: (any TasksViewProtocol)?
    let interactor: any TasksInteractorInputProtocol
    let router: any TasksRouterProtocol

    init(interactor: any TasksInteractorInputProtocol, router: any TasksRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
