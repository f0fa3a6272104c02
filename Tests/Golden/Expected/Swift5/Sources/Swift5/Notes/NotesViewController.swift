#if canImport(UIKit) && !os(watchOS)
import UIKit

final class NotesViewController: UIViewController {
    private let presenter: any NotesPresenterProtocol
    private var viewDidLoadTask: Task<Void, Never>?

    init(presenter: any NotesPresenterProtocol) {
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

    // MARK: - NotesViewProtocol

    func show(_ rows: [NoteRow]) {
        // TODO: show(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
