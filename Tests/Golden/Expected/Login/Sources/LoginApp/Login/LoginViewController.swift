#if canImport(UIKit) && !os(watchOS)
import UIKit

final class LoginViewController: UIViewController {
    private let presenter: any LoginPresentorProtocol

    init(presenter: any LoginPresentorProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - LoginViewProtocol

    func showLoadingSpinner() {
        // TODO: showLoadingSpinner()
    }

    func hideLoadingSpinner() {
        // TODO: hideLoadingSpinner()
    }

    func showUserWithSuccess(viewModel: LoginViewModel) {
        // TODO: showUserWithSuccess(viewModel:)
    }

    func showUserWithError(_ error: String) {
        // TODO: showUserWithError(_:)
    }
}
#endif
