/// Shows an item, to edit or delete it.
module TodoDetail(todo: TodoItem) {
    view { func showToDo(_ todo: TodoItem) }

    presenter {
        func viewDidLoad() {
            if let todoItem = interactor.todoItem {
                view?.showToDo(todoItem)
            }
        }
        func editTodo(title: String, content: String) {
            interactor.editTodo(title: title, content: content)
        }
        func deleteTodo() { interactor.deleteTodo() }
    }

    interactor(todo, todoStore: any TodoStore) {
        var todoItem: TodoItem? { get set }
        var todoItem: TodoItem? = todo

        func deleteTodo() {
            guard let todoItem else { return }
            todoStore.removeTodo(todoItem)
            presenter?.didDeleteTodo()
        }
        func editTodo(title: String, content: String) {
            guard var edited = todoItem else { return }
            edited.title = title
            edited.content = content
            todoItem = edited
            todoStore.updateTodo(edited)
            presenter?.didEditTodo(edited)
        }
    }

    output {
        func didDeleteTodo() {
            if let view {
                router.navigateBackToListViewController(from: view)
            }
        }
        func didEditTodo(_ todo: TodoItem) { view?.showToDo(todo) }
    }

    router {
        func navigateBackToListViewController(from view: any TodoDetailViewProtocol) {
            navigation.pop()
        }
    }
}
