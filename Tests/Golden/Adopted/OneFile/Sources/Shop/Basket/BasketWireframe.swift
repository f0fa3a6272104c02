import UIKit

final class BasketWireframe: BasketWireframeProtocol {
    static func make() -> UIViewController {
        let presenter = BasketPresenter(interactor: BasketInteractor(), wireframe: BasketWireframe())
        let view = BasketViewController()
        view.presenter = presenter
        presenter.view = view
        return view
    }

    func showDetails(of row: BasketRow, from view: (any BasketViewProtocol)?) {}
}
