import Foundation

@MainActor
final class ReceiptPresenter {
    weak var view: (any ReceiptViewProtocol)?
    let interactor: any ReceiptInteractorInputProtocol
    let router: any ReceiptRouterProtocol

    init(interactor: any ReceiptInteractorInputProtocol, router: any ReceiptRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
