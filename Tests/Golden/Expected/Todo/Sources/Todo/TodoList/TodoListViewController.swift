#if canImport(UIKit) && !os(watchOS)
import UIKit

final class TodoListViewController: UIViewController {
    let presenter: any TodoListPresenterProtocol

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
        Task { [presenter] in await presenter.viewWillAppear() }
    }

    // MARK: - TodoListViewProtocol

    func show(_ sections: [TodoListSection]) {
        // TODO: show(_:)
    }

    func showNoContent() {
        // TODO: showNoContent()
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
