#if canImport(UIKit) && !os(watchOS)
import UIKit

final class OrderDetailsViewController: UIViewController {
    let presenter: any OrderDetailsPresenterProtocol

    init(presenter: any OrderDetailsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [presenter] in await presenter.viewDidLoad() }
    }

    // MARK: - OrderDetailsViewProtocol

    func show(title: String) {
        // TODO: show(title:)
    }
}
#endif
