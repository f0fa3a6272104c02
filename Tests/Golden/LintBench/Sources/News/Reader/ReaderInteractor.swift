import Foundation

@MainActor
final class ReaderInteractor {
    weak var output: (any ReaderInteractorOutputProtocol)?
    let id: String
    let store: any ArticleStore
    let preferences: any Preferences
    var loads = 0

    init(id: String, store: any ArticleStore, preferences: any Preferences) {
        self.id = id
        self.store = store
        self.preferences = preferences
    }

    // MARK: - ReaderInteractorInputProtocol

    func load() async {
        loads += 1
        do {
            let article = try await store.article(id: id)
            output?.didLoad(title: article.title, text: article.text)
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }
}
