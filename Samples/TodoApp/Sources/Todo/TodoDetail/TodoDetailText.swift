/// The texts of a to-do.
extension TodoDetailContent {
    init(_ todo: LoadedTodo) {
        self.init(
            title: todo.title.oneLine,
            notes: todo.notes,
            due: todo.due.long,
            state: todo.isDone ? "Done" : todo.isOverdue ? "Overdue" : "To do"
        )
    }
}

extension LoadedTodo {
    init(_ todo: TodoItem, today: Day) {
        self.init(
            title: todo.title,
            notes: todo.notes,
            due: todo.due,
            isDone: todo.isDone,
            isOverdue: !todo.isDone && todo.due < today
        )
    }
}
