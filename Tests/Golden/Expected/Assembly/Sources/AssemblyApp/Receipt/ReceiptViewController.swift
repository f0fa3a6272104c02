#if canImport(UIKit) && !os(watchOS)
import UIKit

final class ReceiptViewController: UIViewController {
    let presenter: any ReceiptPresenterProtocol

    init(presenter: any ReceiptPresenterProtocol) {
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

    // MARK: - ReceiptViewProtocol

    func show(_ text: String) {
        // TODO: show(_:)
    }
}
#endif
