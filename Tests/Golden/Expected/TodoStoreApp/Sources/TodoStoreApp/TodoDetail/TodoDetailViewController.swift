#if canImport(UIKit) && !os(watchOS)
import UIKit

final class TodoDetailViewController: UIViewController {
    private let presenter: any TodoDetailPresenterProtocol

    init(presenter: any TodoDetailPresenterProtocol) {
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

    // MARK: - TodoDetailViewProtocol

    func showToDo(_ todo: TodoItem) {
        // TODO: showToDo(_:)
    }
}
#endif
