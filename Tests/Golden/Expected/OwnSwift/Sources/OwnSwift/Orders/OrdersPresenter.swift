import Foundation

@MainActor
final class OrdersPresenter {
    weak var view: (any OrdersViewProtocol)?
    let interactor: any OrdersInteractorInputProtocol
    let router: any OrdersRouterProtocol
    var newest: Order? = nil

    init(interactor: any OrdersInteractorInputProtocol, router: any OrdersRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - OrdersInteractorOutputProtocol

    func didSave() {
        // TODO: didSave()
    }
}
