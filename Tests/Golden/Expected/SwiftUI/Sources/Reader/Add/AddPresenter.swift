import Foundation

@MainActor
final class AddPresenter {
    weak var view: (any AddViewProtocol)?
    let interactor: any AddInteractorInputProtocol
    let router: any AddRouterProtocol
    weak var delegate: (any AddDelegate)?

    init(
        interactor: any AddInteractorInputProtocol,
        router: any AddRouterProtocol,
        delegate: (any AddDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
