import Foundation

@MainActor
final class ReaderPresenter {
    weak var view: (any ReaderViewProtocol)?
    let interactor: any ReaderInteractorInputProtocol
    let router: any ReaderRouterProtocol
    weak var delegate: (any ReaderDelegate)?

    init(
        interactor: any ReaderInteractorInputProtocol,
        router: any ReaderRouterProtocol,
        delegate: (any ReaderDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }

    // MARK: - ReaderPresenterProtocol

    func viewDidLoad() {
        // TODO: viewDidLoad()
    }

    // MARK: - ReaderModuleProtocol

    func turn(to number: Int) {
        // TODO: turn(to:)
    }
}
