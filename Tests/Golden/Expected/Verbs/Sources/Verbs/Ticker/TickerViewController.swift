#if canImport(UIKit) && !os(watchOS)
import UIKit

final class TickerViewController: UIViewController {
    private let presenter: any TickerPresenterProtocol

    init(presenter: any TickerPresenterProtocol) {
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
}
#endif
