import Foundation

@MainActor
final class NotesInteractor {
    weak var output: (any NotesInteractorOutput)?
    private let store: any NoteStore

    init(store: any NoteStore) {
        self.store = store
    }

    // MARK: - NotesInteractorInput

    func load() async {
        // TODO: load()
    }
}
