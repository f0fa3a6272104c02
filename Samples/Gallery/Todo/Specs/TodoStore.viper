/// Something to do. The article's is a class whose identity tells items apart; a value needs an `id` for that.
entity TodoItem: Equatable, Identifiable {
    let id: UUID
    var title: String
    var content: String
}

/// Where the items are kept.
service TodoStore {
    var todos: [TodoItem] { get }
    func addTodo(_ todo: TodoItem)
    func updateTodo(_ todo: TodoItem)
    func removeTodo(_ todo: TodoItem)
}
