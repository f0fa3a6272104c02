#if canImport(UIKit) && !os(watchOS)
import UIKit

final class HomeViewController: UIViewController {
    private let presenter: any HomePresenterProtocol

    init(presenter: any HomePresenterProtocol) {
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

    // MARK: - HomeViewProtocol

    func show(title text: String) {
        // TODO: show(title:)
    }
}
#endif
