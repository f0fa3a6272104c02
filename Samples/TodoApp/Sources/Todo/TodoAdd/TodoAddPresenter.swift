import Foundation

@MainActor
final class TodoAddPresenter {
    weak var view: (any TodoAddViewProtocol)?
    let interactor: any TodoAddInteractorInputProtocol
    let router: any TodoAddRouterProtocol
    weak var delegate: (any TodoAddDelegate)?
    var title = ""
    var due = ""

    init(
        interactor: any TodoAddInteractorInputProtocol,
        router: any TodoAddRouterProtocol,
        delegate: (any TodoAddDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
