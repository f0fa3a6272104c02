#if canImport(UIKit) && !os(watchOS)
import UIKit

final class OrdersViewController: UIViewController {
    private let presenter: any OrdersPresenterProtocol

    init(presenter: any OrdersPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    // MARK: - OrdersViewProtocol

    func show(_ orders: [Order]) {
        // TODO: show(_:)
    }
}
#endif
