#if canImport(UIKit) && !os(watchOS)
import UIKit

final class FinalScreenViewController: UIViewController {
    private let presenter: any FinalScreenPresentorProtocol

    init(presenter: any FinalScreenPresentorProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - FinalScreenUpdaterProtocol

    func update(with viewModel: FinalScreenViewModel) {
        // TODO: update(with:)
    }
}
#endif
