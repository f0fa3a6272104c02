#if canImport(UIKit) && !os(watchOS)
import UIKit

final class ListingViewController: UIViewController {
    private let presenter: any ListingPresenterProtocol

    init(presenter: any ListingPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - ListingViewProtocol

    func showItems(_ items: [Item]) {
        // TODO: showItems(_:)
    }

    func showError(_ message: String) {
        // TODO: showError(_:)
    }
}
#endif
