import Foundation

/// Finds the items of the list in the store.
@MainActor
final class StoreListDataManager: ListDataManager {
    private let store: TodoStore

    init(store: TodoStore) {
        self.store = store
    }

    func todoItemsBetweenStartDate(
        _ startDate: Date,
        endDate: Date,
        completion: @escaping ([TodoItem]) -> Void
    ) {
        completion(store.items(from: startDate, through: endDate))
    }
}
