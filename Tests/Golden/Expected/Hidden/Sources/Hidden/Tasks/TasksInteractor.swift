import Foundation

@MainActor
final class TasksInteractor {
    weak var output: (any TasksInteractorOutputProtocol)?
    let list: Int
    private let store: any TaskStore

    init(list: Int, store: any TaskStore) {
        self.list = list
        self.store = store
    }

    // MARK: - TasksInteractorInputProtocol

    func load() async {
        // TODO: load()
    }
}
