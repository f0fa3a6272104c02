import Foundation

@MainActor
final class NotesInteractor {
    weak var output: (any NotesInteractorOutputProtocol)?
    let store: any NoteStore

    init(store: any NoteStore) {
        self.store = store
    }
}
