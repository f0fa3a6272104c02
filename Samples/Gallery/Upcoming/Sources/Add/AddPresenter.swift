import Foundation

@MainActor
final class AddPresenter {
    weak var view: (any AddViewInterface)?
    let interactor: any AddInteractorInputProtocol
    let router: any AddRouterProtocol
    weak var delegate: (any AddModuleDelegate)?

    init(
        interactor: any AddInteractorInputProtocol,
        router: any AddRouterProtocol,
        delegate: (any AddModuleDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
