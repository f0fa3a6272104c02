import UIKit

/// What others know of it; its own view does not.
protocol ScanModule: AnyObject {
    func restart()
    var onFinish: ((String) -> Void)? { get set }
}

/// The view tells its presenter by closures alone.
protocol ScanView: AnyObject {
    var onCode: ((String) -> Void)? { get set }
    func show(hint: String)
}

final class ScanViewController: UIViewController, ScanView {
    var onCode: ((String) -> Void)?

    func show(hint: String) { title = hint }
}

final class ScanDefaultPresenter: ScanModule {
    var onFinish: ((String) -> Void)?
    weak var view: ScanView? {
        didSet {
            view?.onCode = { [weak self] code in
                self?.onFinish?(code)
            }
        }
    }
    private let router: ScanRouter

    init(router: ScanRouter) { self.router = router }

    func restart() {
        view?.show(hint: "Again")
        router.showHelp()
    }
}

protocol ScanRouter: AnyObject {
    func showHelp()
}

final class ScanDefaultRouter: ScanRouter {
    func showHelp() {}
}
