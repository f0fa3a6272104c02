import Foundation

@MainActor
final class NotFollowedPresenter {
    weak var view: (any NotFollowedViewProtocol)?
    let interactor: any NotFollowedInteractorInputProtocol
    let router: any NotFollowedRouterProtocol
    var rows: [Row] = []

    init(
        interactor: any NotFollowedInteractorInputProtocol,
        router: any NotFollowedRouterProtocol
    ) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - NotFollowedPresenterProtocol

    func written() {
        // TODO: written()
    }
}
