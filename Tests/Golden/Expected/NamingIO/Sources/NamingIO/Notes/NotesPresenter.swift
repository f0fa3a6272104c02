import Foundation

@MainActor
final class NotesPresenter {
    weak var view: (any NotesViewInput)?
    let interactor: any NotesInteractorInput
    let search: any NotesSearchInteractorInput
    let router: any NotesRouterInput

    init(
        interactor: any NotesInteractorInput,
        search: any NotesSearchInteractorInput,
        router: any NotesRouterInput
    ) {
        self.interactor = interactor
        self.search = search
        self.router = router
    }
}
