import Foundation

@MainActor
final class StakingPresenter {
    weak var view: (any StakingViewProtocol)?
    let interactor: any StakingInteractorInputProtocol
    let router: any StakingRouterProtocol

    init(interactor: any StakingInteractorInputProtocol, router: any StakingRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
