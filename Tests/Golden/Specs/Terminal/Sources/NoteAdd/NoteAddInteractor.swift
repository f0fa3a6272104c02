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
        do {
            try await store.add(text)
            await output?.didSave()
        } catch {
            output?.didFail("It was not saved.")
        }
    }
}
