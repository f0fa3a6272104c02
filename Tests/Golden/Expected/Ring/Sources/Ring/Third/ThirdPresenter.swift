import Foundation

@MainActor
final class ThirdPresenter {
    weak var view: (any ThirdViewProtocol)?
    let router: any ThirdRouterProtocol
    weak var delegate: (any ThirdDelegate)?
    var turn = 0

    init(router: any ThirdRouterProtocol, delegate: (any ThirdDelegate)?) {
        self.router = router
        self.delegate = delegate
    }
}
