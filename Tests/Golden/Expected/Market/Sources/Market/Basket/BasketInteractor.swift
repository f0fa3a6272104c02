import Foundation
import Payment

@MainActor
final class BasketInteractor {
    weak var output: (any BasketInteractorOutputProtocol)?
    let store: any BasketStore

    init(store: any BasketStore) {
        self.store = store
    }
}
