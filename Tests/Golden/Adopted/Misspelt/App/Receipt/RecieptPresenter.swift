/// Its name and its view's are misspelt; the other names say what the module is called.
final class RecieptPresenter: ReceiptPresenterProtocol {
    weak var view: RecieptViewProtocol?
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
