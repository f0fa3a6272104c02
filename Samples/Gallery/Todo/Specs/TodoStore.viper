/// A to-do. In the article it is a class, with an identity. A struct needs an `id` instead.
entity TodoItem: Equatable, Identifiable {
    let id: UUID
    var title: String
    var content: String
}

/// Stores the items.
service TodoStore {
    var todos: [TodoItem] { get }
    func addTodo(_ todo: TodoItem)
    func updateTodo(_ todo: TodoItem)
    func removeTodo(_ todo: TodoItem)
}
