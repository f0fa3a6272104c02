#if canImport(UIKit) && !os(watchOS)
import UIKit

final class SearchViewController: UIViewController {
    private let presenter: any SearchPresenterProtocol

    init(presenter: any SearchPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - SearchViewProtocol

    func show(_ hits: [Hit]) {
        // TODO: show(_:)
    }

    func show(_ hit: Hit) {
        // TODO: show(_:)
    }

    func show(_ hit: Hit?) {
        // TODO: show(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }

    func show(error message: String, retry: Bool) {
        // TODO: show(error:retry:)
    }

    func show(hint message: String) {
        // TODO: show(hint:)
    }
}
#endif
