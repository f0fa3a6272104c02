#if canImport(UIKit) && !os(watchOS)
import UIKit

final class BookViewController: UIViewController {
    private let presenter: any BookPresenterProtocol

    init(presenter: any BookPresenterProtocol) {
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

    // MARK: - BookViewProtocol

    func show(author: String) {
        // TODO: show(author:)
    }
}
#endif
