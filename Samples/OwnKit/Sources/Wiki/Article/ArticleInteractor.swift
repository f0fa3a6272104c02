import Foundation

@MainActor
final class ArticleInteractor {
    weak var output: (any ArticleInteractorOutputProtocol)?
    let title: String
    let store: any ArticleStore

    init(title: String, store: any ArticleStore) {
        self.title = title
        self.store = store
    }
}
