import Common
import Foundation

/// Shows numbered items on a console.
@MainActor
final class TodoListView: ConsoleScreen {
    let presenter: any TodoListPresenterProtocol
    weak var console: Console?
    private var todos: [TodoItem] = []

    init(presenter: any TodoListPresenterProtocol) {
        self.presenter = presenter
    }

    func appear() async {
        presenter.viewWillAppear()
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "list":
            presenter.viewWillAppear()
        case "add":
            let (title, content) = command.halves
            // As in the article, an item without a title is not added.
            guard !title.isEmpty else { return }
            presenter.addTodo(TodoItem(id: UUID(), title: title, content: content))
        case "delete":
            withTodo(of: command, presenter.removeTodo)
        case "open":
            withTodo(of: command, presenter.showTodoDetail)
        default:
            refuse(command, know: "list", "add TITLE: CONTENT", "delete N", "open N")
        }
    }

    private func withTodo(of command: Command, _ action: (TodoItem) -> Void) {
        if let todo = command.element(of: todos) {
            action(todo)
        } else {
            showErrorMessage("There is no item '\(command.argument)'.")
        }
    }

    // MARK: - TodoListViewProtocol

    func showTodos(_ todos: [TodoItem]) {
        self.todos = todos
        console?.print("To-dos: \(todos.count)")
        for (index, todo) in todos.enumerated() { console?.print("  \(index + 1). \(todo.title)") }
    }

    func showErrorMessage(_ message: String) {
        console?.print(error: message)
    }
}
