import Foundation

final class AccountListPresenter {
    weak var view: (any AccountListViewProtocol)?
    let interactor: any AccountListInteractorInputProtocol
    let router: any AccountListRouterProtocol
    let customer: String

    init(
        interactor: any AccountListInteractorInputProtocol,
        router: any AccountListRouterProtocol,
        customer: String
    ) {
        self.interactor = interactor
        self.router = router
        self.customer = customer
    }
}
