#if canImport(UIKit) && !os(watchOS)
import UIKit

final class WalletViewController: UIViewController {
    private let presenter: any WalletPresenterProtocol
    private var viewDidLoadTask: Task<Void, Never>?

    init(presenter: any WalletPresenterProtocol) {
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

    // MARK: - WalletViewProtocol

    func show(balance: String) {
        // TODO: show(balance:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
