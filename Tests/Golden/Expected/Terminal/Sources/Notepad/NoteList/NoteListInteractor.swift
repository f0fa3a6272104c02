import Foundation

@MainActor
final class NoteListInteractor {
    weak var output: (any NoteListInteractorOutputProtocol)?
    let store: any NoteStore

    init(store: any NoteStore) {
        self.store = store
    }

    // MARK: - NoteListInteractorInputProtocol

    func add(_ text: String) async {
        // TODO: add(_:)
    }
}
