#if canImport(UIKit) && !os(watchOS)
import UIKit

final class ShellViewController: UIViewController {
    private let presenter: any ShellPresenterProtocol

    init(presenter: any ShellPresenterProtocol) {
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
