import Foundation

@MainActor
final class FeedInteractor {
    weak var output: (any FeedInteractorOutputProtocol)?
    let store: any ArticleStore

    init(store: any ArticleStore) {
        self.store = store
    }

    // MARK: - FeedInteractorInputProtocol

    func load() async {
        do {
            let articles = try await store.articles()
            output?.didLoad(articles.map { FeedRow(id: $0.id, title: $0.title) })
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }
}
