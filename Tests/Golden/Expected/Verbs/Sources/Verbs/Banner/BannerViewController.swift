#if canImport(UIKit) && !os(watchOS)
import UIKit

final class BannerViewController: UIViewController {
    private let presenter: any BannerPresenterProtocol

    init(presenter: any BannerPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    // MARK: - BannerViewProtocol

    func show(_ text: String) {
        // TODO: show(_:)
    }
}
#endif
