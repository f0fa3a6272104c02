#if canImport(UIKit) && !os(watchOS)
import UIKit

final class NotesViewController: UIViewController {
    private let presenter: any NotesViewOutput
    private var viewWillAppearTask: Task<Void, Never>?

    init(presenter: any NotesViewOutput) {
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

    // MARK: - NotesViewInput

    func show(_ rows: [NoteRow]) {
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
