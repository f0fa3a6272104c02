#if canImport(UIKit) && !os(watchOS)
import UIKit

final class NotesViewController: UIViewController {
    let presenter: any NotesPresenterProtocol

    init(presenter: any NotesPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [presenter] in await presenter.viewDidLoad() }
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
