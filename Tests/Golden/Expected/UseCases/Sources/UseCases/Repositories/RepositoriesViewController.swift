#if canImport(UIKit) && !os(watchOS)
import UIKit

final class RepositoriesViewController: UIViewController {
    private let presenter: any RepositoriesPresenterProtocol
    private var viewDidLoadTask: Task<Void, Never>?

    init(presenter: any RepositoriesPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        viewDidLoadTask?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewDidLoadTask = Task { [presenter] in await presenter.viewDidLoad() }
    }

    // MARK: - RepositoriesViewProtocol

    func show(_ rows: [RepositoryRow]) {
        // TODO: show(_:)
    }

    func show(history: [String]) {
        // TODO: show(history:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
