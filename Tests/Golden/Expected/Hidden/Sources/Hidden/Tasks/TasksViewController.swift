#if canImport(UIKit) && !os(watchOS)
import UIKit

final class TasksViewController: UIViewController {
    private let presenter: any TasksPresenterProtocol
    private var viewDidLoadTask: _Concurrency.Task<Void, Never>?

    init(presenter: any TasksPresenterProtocol) {
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
        viewDidLoadTask = _Concurrency.Task { [presenter] in await presenter.viewDidLoad() }
    }

    // MARK: - TasksViewProtocol

    func show(_ tasks: [Task]) {
        // TODO: show(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
