#if canImport(UIKit) && !os(watchOS)
import UIKit

final class StatementViewController: UIViewController {
    let presenter: any StatementPresenterProtocol

    init(presenter: any StatementPresenterProtocol) {
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

    // MARK: - StatementViewProtocol

    func show(_ text: String) {
        // TODO: show(_:)
    }
}
#endif
