#if canImport(UIKit) && !os(watchOS)
import UIKit

final class StatementViewController: UIViewController {
    private let presenter: any StatementPresenterProtocol

    init(presenter: any StatementPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
#endif
