import Foundation

@MainActor
final class ReceiptPresenter {
    weak var view: (any ReceiptViewProtocol)?
    let interactor: any ReceiptInteractorInputProtocol

    init(interactor: any ReceiptInteractorInputProtocol) {
        self.interactor = interactor
    }
}
