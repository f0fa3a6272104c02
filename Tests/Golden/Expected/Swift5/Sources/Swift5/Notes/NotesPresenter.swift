import Foundation

@MainActor
final class NotesPresenter {
    weak var view: (any NotesViewProtocol)?
    let interactor: any NotesInteractorInputProtocol
    let router: any NotesRouterProtocol

    init(interactor: any NotesInteractorInputProtocol, router: any NotesRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
