import Foundation

final class AccountAddPresenter {
    weak var view: (any AccountAddViewProtocol)?
    let interactor: any AccountAddInteractorInputProtocol
    let router: any AccountAddRouterProtocol
    weak var delegate: (any AccountAddDelegate)?
    var name = ""

    init(
        interactor: any AccountAddInteractorInputProtocol,
        router: any AccountAddRouterProtocol,
        delegate: (any AccountAddDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
