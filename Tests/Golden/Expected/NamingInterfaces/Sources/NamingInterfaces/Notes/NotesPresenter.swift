import Foundation

@MainActor
final class NotesPresenter {
    weak var view: (any NotesViewInterface)?
    let interactor: any NotesInteractorInput
    let search: any NotesSearchInteractorInput
    let router: any NotesWireframeInterface

    init(
        interactor: any NotesInteractorInput,
        search: any NotesSearchInteractorInput,
        router: any NotesWireframeInterface
    ) {
        self.interactor = interactor
        self.search = search
        self.router = router
    }
}
