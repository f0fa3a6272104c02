import Foundation

@MainActor
final class NotesSearchInteractor {
    weak var output: (any NotesSearchInteractorOutput)?
    private let store: any NoteStore

    init(store: any NoteStore) {
        self.store = store
    }

    // MARK: - NotesSearchInteractorInput

    func find(_ text: String) {
        // TODO: find(_:)
    }
}
