import Foundation

@MainActor
final class TodoAddInteractor {
    weak var output: (any TodoAddInteractorOutputProtocol)?
    let store: any TodoStore
    let dates: any DateProvider

    init(store: any TodoStore, dates: any DateProvider) {
        self.store = store
        self.dates = dates
    }

    // MARK: - TodoAddInteractorInputProtocol

    func save(title: String, due: Date) async {
        // TODO: save(title:due:)
    }
}
