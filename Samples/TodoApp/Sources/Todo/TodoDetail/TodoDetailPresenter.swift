import Foundation

@MainActor
final class TodoDetailPresenter {
    weak var view: (any TodoDetailViewProtocol)?
    let interactor: any TodoDetailInteractorInputProtocol
    let router: any TodoDetailRouterProtocol
    weak var delegate: (any TodoDetailDelegate)?
    let id: UUID
    var title = ""

    init(
        interactor: any TodoDetailInteractorInputProtocol,
        router: any TodoDetailRouterProtocol,
        delegate: (any TodoDetailDelegate)?,
        id: UUID
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
        self.id = id
    }
}
