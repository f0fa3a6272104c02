#if canImport(UIKit) && !os(watchOS)
import UIKit

final class NamesViewController: UIViewController {
    private let presenter: any NamesPresenterProtocol

    init(presenter: any NamesPresenterProtocol) {
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

    // MARK: - NamesViewProtocol

    func show(_ view: Int) {
        // TODO: show(_:)
    }

    func presenter(_ presenter: String) {
        // TODO: presenter(_:)
    }

    func log(log: Int) {
        // TODO: log(log:)
    }

    func made(_ mock: String) {
        // TODO: made(_:)
    }
}
#endif
