#if canImport(UIKit) && !os(watchOS)
import UIKit

final class AddViewController: UIViewController {
    private let presenter: any AddModuleInterface

    init(presenter: any AddModuleInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - AddViewInterface

    func setEntryName(_ name: String) {
        // TODO: setEntryName(_:)
    }

    func setEntryDueDate(_ date: Date) {
        // TODO: setEntryDueDate(_:)
    }

    func setMinimumDueDate(_ date: Date) {
        // TODO: setMinimumDueDate(_:)
    }
}
#endif
