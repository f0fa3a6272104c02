#if canImport(UIKit) && !os(watchOS)
import UIKit

final class ListViewController: UIViewController {
    private let presenter: any ListModuleInterface

    init(presenter: any ListModuleInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - ListViewInterface

    func showNoContentMessage() {
        // TODO: showNoContentMessage()
    }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        // TODO: showUpcomingDisplayData(_:)
    }

    func reloadEntries() {
        // TODO: reloadEntries()
    }
}
#endif
