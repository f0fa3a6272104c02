#if canImport(UIKit) && !os(watchOS)
import UIKit

final class WordsViewController: UIViewController {
    private let presenter: any WordsPresenterProtocol

    init(presenter: any WordsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - WordsViewProtocol

    func presenterOfView(_ test: Test) {
        // TODO: presenterOfView(_:)
    }

    func `await`() {
        // TODO: await()
    }

    func set(get: Int) {
        // TODO: set(get:)
    }

    func show(_ state: State, unit: Unit) {
        // TODO: show(_:unit:)
    }
}
#endif
