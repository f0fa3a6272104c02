import Foundation

@MainActor
final class TodoListInteractor {
    weak var output: (any TodoListInteractorOutputProtocol)?
    private let store: any TodoStore
    private let dates: any DateProvider

    init(store: any TodoStore, dates: any DateProvider) {
        self.store = store
        self.dates = dates
    }

    // MARK: - TodoListInteractorInputProtocol

    func findUpcoming() async {
        // TODO: findUpcoming()
    }

    func remove(id: UUID) async {
        // TODO: remove(id:)
    }
}
