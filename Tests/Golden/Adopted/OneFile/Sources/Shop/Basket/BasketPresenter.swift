final class BasketPresenter {
    weak var view: (any BasketViewProtocol)?
    private let interactor: any BasketInteractorInputProtocol
    private let wireframe: any BasketWireframeProtocol

    init(interactor: any BasketInteractorInputProtocol, wireframe: any BasketWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension BasketPresenter: BasketPresenterProtocol {
    var title: String { "Basket" }
    func viewDidLoad() { view?.showNothing() }
    func didSelect(at index: Int, animated: Bool) {}
}
