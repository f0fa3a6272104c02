import Foundation

@MainActor
final class NotFollowedPresenter {
    weak var view: (any NotFollowedViewProtocol)?
    let interactor: any NotFollowedInteractorInputProtocol
    let router: any NotFollowedRouterProtocol
    let isNew: Bool
    var rows: [Row] = []

    init(
        interactor: any NotFollowedInteractorInputProtocol,
        router: any NotFollowedRouterProtocol,
        isNew: Bool
    ) {
        self.interactor = interactor
        self.router = router
        self.isNew = isNew
    }

    // MARK: - NotFollowedPresenterProtocol

    func written() {
        // TODO: written()
    }
}
