#if canImport(UIKit) && !os(watchOS)
import UIKit

final class ReceiptViewController: UIViewController {
    private let presenter: any ReceiptPresenterProtocol

    init(presenter: any ReceiptPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
#endif
