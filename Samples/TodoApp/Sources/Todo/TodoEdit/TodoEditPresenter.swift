import Foundation

@MainActor
final class TodoEditPresenter {
    weak var view: (any TodoEditViewProtocol)?
    let interactor: any TodoEditInteractorInputProtocol
    let router: any TodoEditRouterProtocol
    weak var delegate: (any TodoEditDelegate)?
    var title = ""
    var due = ""
    var notes = ""

    init(
        interactor: any TodoEditInteractorInputProtocol,
        router: any TodoEditRouterProtocol,
        delegate: (any TodoEditDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
