#if canImport(UIKit) && !os(watchOS)
import UIKit

final class TodoDetailViewController: UIViewController {
    private let presenter: any TodoDetailPresenterProtocol
    private var viewWillAppearTask: Task<Void, Never>?

    init(presenter: any TodoDetailPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        viewWillAppearTask?.cancel()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        viewWillAppearTask?.cancel()
        viewWillAppearTask = Task { [presenter] in await presenter.viewWillAppear() }
    }

    // MARK: - TodoDetailViewProtocol

    func show(title: String, notes: String, due: String) {
        // TODO: show(title:notes:due:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
