#if canImport(UIKit) && !os(watchOS)
import UIKit

final class WalletViewController: UIViewController {
    let presenter: any WalletPresenterProtocol

    init(presenter: any WalletPresenterProtocol) {
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

    // MARK: - WalletViewProtocol

    func show(balance: String) {
        // TODO: show(balance:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
