import UIKit

final class DetailModalRouter: DetailRouter {
    weak var viewController: UIViewController?

    func build(row: String) -> UIViewController {
        let view = DetailViewController()
        view.presenter = DetailDefaultPresenter(row: row, view: view, router: self)
        viewController = view
        return view
    }

    func showList() { viewController?.show(ListDefaultRouter.startList(), sender: nil) }
}
