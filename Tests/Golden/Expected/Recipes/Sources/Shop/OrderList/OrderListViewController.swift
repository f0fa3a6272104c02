#if canImport(UIKit) && !os(watchOS)
import UIKit

final class OrderListViewController: UIViewController {
    let presenter: any OrderListPresenterProtocol

    init(presenter: any OrderListPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [presenter] in await presenter.viewDidLoad() }
    }

    // MARK: - OrderListViewProtocol

    func show(_ orders: [Order]) {
        // TODO: show(_:)
    }
}
#endif
