final class ReceiptInteractor: ReceiptInteractorInputProtocol {
    weak var presenter: ReceiptInteractorOutputProtocol?

    func load() { presenter?.didLoad(1) }
}
