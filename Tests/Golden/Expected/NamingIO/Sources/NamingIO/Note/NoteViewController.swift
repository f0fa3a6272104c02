#if canImport(UIKit) && !os(watchOS)
import UIKit

final class NoteViewController: UIViewController {
    private let presenter: any NoteViewOutput

    init(presenter: any NoteViewOutput) {
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

    // MARK: - NoteViewInput

    func show(_ text: String) {
        // TODO: show(_:)
    }
}
#endif
