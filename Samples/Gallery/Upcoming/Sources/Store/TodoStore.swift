import Common
import Foundation

/// Stores the items in memory, for both data managers. The article stores them with Core Data.
@MainActor
final class TodoStore {
    private var items: [TodoItem]

    init(_ items: [TodoItem] = []) {
        self.items = items
    }

    /// Returns the items due from the start of one day to the end of another, the earliest first.
    func items(from start: Date, through end: Date) -> [TodoItem] {
        let days = Calendar.fixed.startOfDay(for: start)...Calendar.fixed.startOfDay(for: end)
        return
            items
            .filter { days.contains(Calendar.fixed.startOfDay(for: $0.dueDate)) }
            .sorted { $0.dueDate < $1.dueDate }
    }

    func insert(_ item: TodoItem) {
        items.append(item)
    }
}
