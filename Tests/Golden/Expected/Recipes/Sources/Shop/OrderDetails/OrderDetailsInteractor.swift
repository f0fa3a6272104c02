import Foundation

@MainActor
final class OrderDetailsInteractor {
    weak var output: (any OrderDetailsInteractorOutputProtocol)?
    let id: Int
    let store: any OrderStore

    init(id: Int, store: any OrderStore) {
        self.id = id
        self.store = store
    }
}
