/// Its name is misspelt; the others say what the module is called.
final class RecieptPresenter: ReceiptPresenterProtocol {
    weak var view: ReceiptViewProtocol?
    var interactor: ReceiptInteractorInputProtocol?
    var router: ReceiptRouterProtocol?

    func viewDidLoad() {
        interactor?.load()
    }
}

extension RecieptPresenter: ReceiptInteractorOutputProtocol {
    func didLoad(_ sum: Int) {
        view?.show(sum)
        router?.close()
    }
}
