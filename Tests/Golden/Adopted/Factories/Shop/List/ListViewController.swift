import UIKit

final class ListViewController: UIViewController, ListView {
    var presenter: ListPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    func show(_ rows: [String]) { rows.first.map { presenter?.didSelect($0) } }
}
