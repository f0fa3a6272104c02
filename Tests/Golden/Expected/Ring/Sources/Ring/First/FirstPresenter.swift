import Foundation

@MainActor
final class FirstPresenter {
    weak var view: (any FirstViewProtocol)?
    let router: any FirstRouterProtocol
    weak var delegate: (any FirstDelegate)?
    var turn = 0

    init(router: any FirstRouterProtocol, delegate: (any FirstDelegate)?) {
        self.router = router
        self.delegate = delegate
    }
}
