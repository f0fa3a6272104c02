#if canImport(UIKit) && !os(watchOS)
import UIKit

final class AccountAddViewController: UIViewController {
    private let presenter: any AccountAddPresenterProtocol

    init(presenter: any AccountAddPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - AccountAddViewProtocol

    func setOpenEnabled(_ isEnabled: Bool) {
        // TODO: setOpenEnabled(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
