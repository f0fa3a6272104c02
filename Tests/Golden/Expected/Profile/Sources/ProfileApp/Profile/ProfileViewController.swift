#if canImport(UIKit) && !os(watchOS)
import UIKit

final class ProfileViewController: UIViewController {
    private let presenter: any ProfilePresenterProtocol
    private var viewDidLoadTask: Task<Void, Never>?

    init(presenter: any ProfilePresenterProtocol) {
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

    // MARK: - ProfileViewProtocol

    func show(_ posts: [Post]) {
        // TODO: show(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
