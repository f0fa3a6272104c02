import Foundation
import Synchronization

/// Stores the items in memory. At first, it contains three sample items.
final class MemoryTodoStore: TodoStore {
    private let items: Mutex<[TodoItem]>

    init(_ items: [TodoItem] = MemoryTodoStore.samples) {
        self.items = Mutex(items)
    }

    static var samples: [TodoItem] {
        [("Focus", "Decide what matters today"), ("Walk", "Half an hour"), ("Read", "A chapter")]
            .map { TodoItem(id: UUID(), title: $0, content: $1) }
    }

    var todos: [TodoItem] {
        items.withLock { $0 }
    }

    func addTodo(_ todo: TodoItem) {
        items.withLock { $0.append(todo) }
    }

    func updateTodo(_ todo: TodoItem) {
        items.withLock { items in
            guard let index = items.firstIndex(where: { $0.id == todo.id }) else { return }
            items[index] = todo
        }
    }

    func removeTodo(_ todo: TodoItem) {
        items.withLock { items in items.removeAll { $0.id == todo.id } }
    }
}
