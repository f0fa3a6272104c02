#if canImport(UIKit) && !os(watchOS)
import UIKit

final class AuthorViewController: UIViewController {
    private let presenter: any AuthorPresenterProtocol

    init(presenter: any AuthorPresenterProtocol) {
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

    // MARK: - AuthorViewProtocol

    func show(_ books: [String]) {
        // TODO: show(_:)
    }
}
#endif
