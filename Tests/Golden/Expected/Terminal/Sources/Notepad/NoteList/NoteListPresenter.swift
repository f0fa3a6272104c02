import Foundation

@MainActor
final class NoteListPresenter {
    weak var view: (any NoteListViewProtocol)?
    let interactor: any NoteListInteractorInputProtocol
    let router: any NoteListRouterProtocol

    init(interactor: any NoteListInteractorInputProtocol, router: any NoteListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
