import UIKit

final class ListDefaultRouter: ListRouter {
    weak var viewController: UIViewController?

    static func startList() -> UIViewController {
        let router = ListDefaultRouter()
        let view = ListViewController()
        view.presenter = ListDefaultPresenter(view: view, interactor: ListDefaultInteractor(), router: router)
        router.viewController = view
        return view
    }

    /// The other router makes its module, and is asked for it.
    func showDetail(of row: String) {
        viewController?.show(DetailModalRouter().build(row: row), sender: nil)
    }
}
