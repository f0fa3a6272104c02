#if canImport(UIKit) && !os(watchOS)
import Payment
import UIKit

final class BasketViewController: UIViewController {
    private let presenter: any BasketPresenterProtocol

    init(presenter: any BasketPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - BasketViewProtocol

    func showThanks() {
        // TODO: showThanks()
    }
}
#endif
