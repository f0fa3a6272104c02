import Foundation

@MainActor
final class NoteAddInteractor {
    weak var output: (any NoteAddInteractorOutputProtocol)?
    private let store: any NoteStore

    init(store: any NoteStore) {
        self.store = store
    }

    // MARK: - NoteAddInteractorInputProtocol

    func save(_ text: String) async {
        // TODO: save(_:)
    }
}
