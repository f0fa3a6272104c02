import Common
import Foundation

/// Stores to-dos in memory. Saving fails if the maximum number is reached.
actor MemoryDataStore: DataStore {
    struct IsFull: LocalizedError {
        var errorDescription: String? { "There is no room for more." }
    }

    private var todos: [Todo] = []
    private let capacity: Int

    init(capacity: Int = 100) {
        self.capacity = capacity
    }

    func createTodo(_ todo: Todo) throws {
        guard todos.count < capacity else { throw IsFull() }
        todos.append(todo)
    }

    func readUpcomingToDos(from start: Date, to end: Date) -> [Todo] {
        todos.filter { (start...end).contains($0.date) }
    }
}
