import Foundation

@MainActor
final class ListingPresenter {
    weak var view: (any ListingViewProtocol)?
    let interactor: any ListingInteractorInputProtocol
    let router: any ListingRouterProtocol

    init(interactor: any ListingInteractorInputProtocol, router: any ListingRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
