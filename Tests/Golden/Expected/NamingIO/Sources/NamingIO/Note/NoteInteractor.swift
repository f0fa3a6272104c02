import Foundation

@MainActor
final class NoteInteractor {
    weak var output: (any NoteInteractorOutput)?
    let id: Int
    let store: any NoteStore

    init(id: Int, store: any NoteStore) {
        self.id = id
        self.store = store
    }
}
