import Foundation
import Payment

@MainActor
final class BasketPresenter {
    weak var view: (any BasketViewProtocol)?
    let interactor: any BasketInteractorInputProtocol
    let router: any BasketRouterProtocol

    init(interactor: any BasketInteractorInputProtocol, router: any BasketRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
