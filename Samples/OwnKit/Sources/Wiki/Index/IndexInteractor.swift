import Foundation

@MainActor
final class IndexInteractor {
    weak var output: (any IndexInteractorOutputProtocol)?
    let store: any ArticleStore

    init(store: any ArticleStore) {
        self.store = store
    }
}
