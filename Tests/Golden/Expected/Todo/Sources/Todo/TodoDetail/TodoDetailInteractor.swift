import Foundation

@MainActor
final class TodoDetailInteractor {
    weak var output: (any TodoDetailInteractorOutputProtocol)?
    let id: UUID
    private let store: any TodoStore

    init(id: UUID, store: any TodoStore) {
        self.id = id
        self.store = store
    }

    // MARK: - TodoDetailInteractorInputProtocol

    func load() async {
        // TODO: load()
    }

    func remove() async {
        // TODO: remove()
    }
}
