import Foundation

@MainActor
final class TodoHelpInteractor {
    weak var output: (any TodoHelpInteractorOutputProtocol)?
    let store: any TodoStore

    init(store: any TodoStore) {
        self.store = store
    }
}
