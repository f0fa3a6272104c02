#if canImport(UIKit) && !os(watchOS)
import UIKit

final class DetailsViewController: UIViewController {
    private let presenter: any DetailsPresenterProtocol

    init(presenter: any DetailsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - DetailViewProtocol

    func showDetails(userDetails: [String]) {
        // TODO: showDetails(userDetails:)
    }

    func showLoading() {
        // TODO: showLoading()
    }

    func hideLoading() {
        // TODO: hideLoading()
    }

    func selectedNameUpdater(with viewModel: DetailsViewModel) {
        // TODO: selectedNameUpdater(with:)
    }

    func showNextScreenError() {
        // TODO: showNextScreenError()
    }
}
#endif
