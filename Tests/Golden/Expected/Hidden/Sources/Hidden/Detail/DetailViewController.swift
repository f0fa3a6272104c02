#if canImport(UIKit) && !os(watchOS)
import UIKit

final class DetailViewController: UIViewController {
    private let presenter: any DetailPresenterProtocol
    private var viewWillAppearTask: _Concurrency.Task<Void, Never>?

    init(presenter: any DetailPresenterProtocol) {
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
        viewWillAppearTask = _Concurrency.Task { [presenter] in await presenter.viewWillAppear() }
    }
}
#endif
