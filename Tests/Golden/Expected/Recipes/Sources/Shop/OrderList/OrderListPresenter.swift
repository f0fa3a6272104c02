import Foundation

@MainActor
final class OrderListPresenter {
    weak var view: (any OrderListViewProtocol)?
    let interactor: any OrderListInteractorInputProtocol
    let router: any OrderListRouterProtocol
    var asked: Order?

    init(interactor: any OrderListInteractorInputProtocol, router: any OrderListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
