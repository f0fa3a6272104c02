#if canImport(UIKit) && !os(watchOS)
import UIKit

final class ChaptersViewController: UIViewController {
    private let presenter: any ChaptersPresenterProtocol

    init(presenter: any ChaptersPresenterProtocol) {
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

    // MARK: - ChaptersViewProtocol

    func show(_ titles: [String]) {
        // TODO: show(_:)
    }
}
#endif
