import Foundation

@MainActor
final class TodoListView {
    let presenter: any TodoListPresenterProtocol

    init(presenter: any TodoListPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - TodoListViewProtocol

    func show(_ sections: [TodoListSection]) {
        // TODO: show(_:)
    }

    func showNoContent(_ message: String) {
        // TODO: Instead of the list, where there is nothing to show.
    }

    func select(id: UUID) {
        // TODO: select(id:)
    }

    func confirmDeletion(of row: TodoListRow) {
        // TODO: Asks whether it is to go for good.
    }

    func show(notice message: String) {
        // TODO: show(notice:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
