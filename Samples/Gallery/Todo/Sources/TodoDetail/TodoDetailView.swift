import Common
import Foundation

/// Shows an item on a console.
@MainActor
final class TodoDetailView: ConsoleScreen {
    let presenter: any TodoDetailPresenterProtocol
    weak var console: Console?

    init(presenter: any TodoDetailPresenterProtocol) {
        self.presenter = presenter
    }

    func appear() async {
        presenter.viewDidLoad()
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "edit":
            let (title, content) = command.halves
            presenter.editTodo(title: title, content: content)
        case "delete":
            presenter.deleteTodo()
        default:
            refuse(command, know: "edit TITLE: CONTENT", "delete")
        }
    }

    // MARK: - TodoDetailViewProtocol

    func showToDo(_ todo: TodoItem) {
        console?.print("\(todo.title): \(todo.content)")
    }
}
