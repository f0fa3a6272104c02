import Foundation

@MainActor
final class HomePresenter {
    weak var view: (any HomeViewProtocol)?
    let router: any HomeRouterProtocol

    init(router: any HomeRouterProtocol) {
        self.router = router
    }
}
