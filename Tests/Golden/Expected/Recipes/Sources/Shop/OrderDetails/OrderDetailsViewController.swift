#if canImport(UIKit) && !os(watchOS)
import UIKit

final class OrderDetailsViewController: UIViewController {
    private let presenter: any OrderDetailsPresenterProtocol
    private var viewDidLoadTask: Task<Void, Never>?

    init(presenter: any OrderDetailsPresenterProtocol) {
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

    // MARK: - OrderDetailsViewProtocol

    func show(title: String) {
        // TODO: show(title:)
    }
}
#endif
