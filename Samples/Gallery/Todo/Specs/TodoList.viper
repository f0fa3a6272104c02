/// Lists all items, to add or remove them.
module TodoList {
    view {
        func showTodos(_ todos: [TodoItem])
        func showErrorMessage(_ message: String)
    }

    presenter {
        func viewWillAppear() { interactor.retrieveTodos() }
        func showTodoDetail(_ Todo: TodoItem) {
            guard let view else { return }
            router.presentToDoDetailScreen(from: view, for: Todo)
        }
        func addTodo(_ todo: TodoItem) { interactor.saveTodo(todo) }
        func removeTodo(_ todo: TodoItem) { interactor.deleteTodo(todo) }
    }

    interactor(todoStore: any TodoStore) {
        func retrieveTodos() { presenter?.didRetrieveTodos(todoStore.todos) }
        func saveTodo(_ todo: TodoItem) {
            todoStore.addTodo(todo)
            presenter?.didAddTodo(todo)
        }
        func deleteTodo(_ todo: TodoItem) {
            todoStore.removeTodo(todo)
            presenter?.didRemoveTodo(todo)
        }
    }

    output {
        func didAddTodo(_ todo: TodoItem) { interactor.retrieveTodos() }
        func didRemoveTodo(_ todo: TodoItem) { interactor.retrieveTodos() }
        func didRetrieveTodos(_ todos: [TodoItem]) { view?.showTodos(todos) }
        // viper-gen:ignore unsentOutput: the article's interactor has nothing that fails
        func onError(message: String) { view?.showErrorMessage(message) }
    }

    router {
        func presentToDoDetailScreen(from view: any TodoListViewProtocol, for todo: TodoItem) {
            navigation.push(TodoDetailModule(todo: todo))
        }
    }
}
