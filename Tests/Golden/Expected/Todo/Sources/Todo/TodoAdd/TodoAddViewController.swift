#if canImport(UIKit) && !os(watchOS)
import UIKit

final class TodoAddViewController: UIViewController {
    private let presenter: any TodoAddPresenterProtocol

    init(presenter: any TodoAddPresenterProtocol) {
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

    // MARK: - TodoAddViewProtocol

    func setMinimumDue(_ date: Date) {
        // TODO: setMinimumDue(_:)
    }

    func setSaveEnabled(_ enabled: Bool) {
        // TODO: setSaveEnabled(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
#endif
