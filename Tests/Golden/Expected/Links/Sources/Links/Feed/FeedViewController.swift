#if canImport(UIKit) && !os(watchOS)
import UIKit

final class FeedViewController: UIViewController {
    var presenter: FeedPresenterProtocol?

    init(presenter: any FeedPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    // MARK: - FeedViewProtocol

    func show(_ posts: [Post]) {
        // TODO: show(_:)
    }

    func show(error: String) {
        // TODO: show(error:)
    }
}
#endif
