#if canImport(UIKit) && !os(watchOS)
import UIKit

final class AccountListViewController: UIViewController {
    private let presenter: any AccountListPresenterProtocol
    private var viewWillAppearTask: Task<Void, Never>?

    init(presenter: any AccountListPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        viewWillAppearTask?.cancel()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        viewWillAppearTask?.cancel()
        viewWillAppearTask = Task { [presenter] in await presenter.viewWillAppear() }
    }

    // MARK: - AccountListViewProtocol

    func show(_ rows: [AccountRow]) {
        // TODO: show(_:)
    }

    func showNothing() {
        // TODO: showNothing()
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
