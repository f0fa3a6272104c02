/// Stores added items.
@MainActor
final class StoreAddDataManager: AddDataManager {
    private let store: TodoStore

    init(store: TodoStore) {
        self.store = store
    }

    func addNewEntry(_ entry: TodoItem) {
        store.insert(entry)
    }
}
