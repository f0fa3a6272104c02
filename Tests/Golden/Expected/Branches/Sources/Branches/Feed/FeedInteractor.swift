import Foundation

@MainActor
final class FeedInteractor {
    weak var output: (any FeedInteractorOutputProtocol)?
    let store: any RowStore

    init(store: any RowStore) {
        self.store = store
    }
}
