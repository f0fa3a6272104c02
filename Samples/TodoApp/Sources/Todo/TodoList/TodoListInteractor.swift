import Foundation

@MainActor
final class TodoListInteractor {
    weak var output: (any TodoListInteractorOutputProtocol)?
    let store: any TodoStore
    let dates: any DateProvider

    init(store: any TodoStore, dates: any DateProvider) {
        self.store = store
        self.dates = dates
    }
}
