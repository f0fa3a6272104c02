#if canImport(UIKit) && !os(watchOS)
import UIKit

final class DetailViewController: UIViewController {
    let presenter: any DetailPresenterProtocol

    init(presenter: any DetailPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        _Concurrency.Task { [presenter] in await presenter.viewWillAppear() }
    }
}
#endif
