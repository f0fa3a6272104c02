import Foundation

@MainActor
final class TodoDetailInteractor {
    weak var presenter: (any TodoDetailInteractorOutputProtocol)?
    let todo: TodoItem
    let todoStore: any TodoStore
    var todoItem: TodoItem?

    init(todo: TodoItem, todoStore: any TodoStore) {
        self.todo = todo
        self.todoStore = todoStore
        self.todoItem = todo
    }
}
