#if canImport(UIKit) && !os(watchOS)
import UIKit

final class TodoListViewController: UIViewController {
    private let presenter: any TodoListPresenterProtocol

    init(presenter: any TodoListPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    // MARK: - TodoListViewProtocol

    func showTodos(_ todos: [TodoItem]) {
        // TODO: showTodos(_:)
    }

    func showErrorMessage(_ message: String) {
        // TODO: showErrorMessage(_:)
    }
}
#endif
