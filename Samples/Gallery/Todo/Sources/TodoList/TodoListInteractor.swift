import Foundation

@MainActor
final class TodoListInteractor {
    weak var output: (any TodoListInteractorOutputProtocol)?
    let todoStore: any TodoStore

    init(todoStore: any TodoStore) {
        self.todoStore = todoStore
    }
}
