import Foundation

@MainActor
final class CheckoutPresenter {
    weak var view: (any CheckoutViewProtocol)?
    let interactor: any CheckoutInteractorInputProtocol
    let router: any CheckoutRouterProtocol
    weak var delegate: (any CheckoutDelegate)?

    init(
        interactor: any CheckoutInteractorInputProtocol,
        router: any CheckoutRouterProtocol,
        delegate: (any CheckoutDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
