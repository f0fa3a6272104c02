import Foundation

/// Stores to-dos in memory.
actor MemoryTodoStore: TodoStore {
    private var known: [TodoItem]

    init(_ todos: [TodoItem] = []) {
        known = todos
    }

    func todos() -> [TodoItem] { known }

    func todo(id: UUID) throws -> TodoItem { known[try index(of: id)] }

    func add(_ todo: TodoItem) { known.append(todo) }

    func update(_ todo: TodoItem) throws { known[try index(of: todo.id)] = todo }

    func remove(id: UUID) { known.removeAll { $0.id == id } }

    func place() -> String { "memory only" }

    func takeNotice() -> String? { nil }

    private func index(of id: UUID) throws -> Int {
        guard let index = known.firstIndex(where: { $0.id == id }) else {
            throw TodoStoreError.isGone
        }
        return index
    }
}
