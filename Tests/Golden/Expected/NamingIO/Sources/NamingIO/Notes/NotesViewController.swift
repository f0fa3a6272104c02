#if canImport(UIKit) && !os(watchOS)
import UIKit

final class NotesViewController: UIViewController {
    let presenter: any NotesViewOutput

    init(presenter: any NotesViewOutput) {
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
