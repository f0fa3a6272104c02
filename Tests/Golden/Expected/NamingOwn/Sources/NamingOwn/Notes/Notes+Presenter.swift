import Foundation

@MainActor
final class NotesPresenter {
    weak var userInterface: (any NotesViewInput)?
    let worker: any NotesInteractorInput
    let search: any NotesSearchInteractorInput
    let wireframe: any NotesRouting

    init(
        worker: any NotesInteractorInput,
        search: any NotesSearchInteractorInput,
        wireframe: any NotesRouting
    ) {
        self.worker = worker
        self.search = search
        self.wireframe = wireframe
    }
}
