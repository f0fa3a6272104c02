#if canImport(UIKit) && !os(watchOS)
import UIKit

final class OrderListViewController: UIViewController {
    private let presenter: any OrderListPresenterProtocol
    private var viewDidLoadTask: Task<Void, Never>?

    init(presenter: any OrderListPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        viewDidLoadTask?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewDidLoadTask = Task { [presenter] in await presenter.viewDidLoad() }
    }

    // MARK: - OrderListViewProtocol

    func show(_ orders: [Order]) {
        // TODO: show(_:)
    }
}
#endif
