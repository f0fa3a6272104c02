import Foundation

@MainActor
final class TodoListInteractor {
    weak var presenter: (any TodoListInteractorOutputProtocol)?
    let todoStore: any TodoStore

    init(todoStore: any TodoStore) {
        self.todoStore = todoStore
    }
}
