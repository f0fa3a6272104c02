import Foundation

@MainActor
final class TodoDetailInteractor {
    weak var output: (any TodoDetailInteractorOutputProtocol)?
    let id: UUID
    let store: any TodoStore
    let dates: any DateProvider

    init(id: UUID, store: any TodoStore, dates: any DateProvider) {
        self.id = id
        self.store = store
        self.dates = dates
    }
}
