#if canImport(UIKit) && !os(watchOS)
import UIKit

final class PaymentViewController: UIViewController {
    private let presenter: any PaymentPresenterProtocol

    init(presenter: any PaymentPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - PaymentViewProtocol

    func showRefused() {
        // TODO: showRefused()
    }
}
#endif
