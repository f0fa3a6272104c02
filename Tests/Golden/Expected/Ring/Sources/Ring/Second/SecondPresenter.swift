import Foundation

@MainActor
final class SecondPresenter {
    weak var view: (any SecondViewProtocol)?
    let router: any SecondRouterProtocol
    weak var delegate: (any SecondDelegate)?
    var turn = 0

    init(router: any SecondRouterProtocol, delegate: (any SecondDelegate)?) {
        self.router = router
        self.delegate = delegate
    }
}
