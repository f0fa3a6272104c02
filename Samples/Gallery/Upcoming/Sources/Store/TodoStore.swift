import Common
import Foundation

/// Keeps the items in memory, as the article's Core Data store does on a disk, and is what both managers ask.
@MainActor
final class TodoStore {
    private var items: [TodoItem]

    init(_ items: [TodoItem] = []) {
        self.items = items
    }

    /// What is due from the start of one day to the end of another, the earliest first.
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
