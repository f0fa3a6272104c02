import Foundation

@MainActor
final class FeedInteractor {
    weak var output: (any FeedInteractorOutputProtocol)?
    let store: any RowStore

    init(store: any RowStore) {
        self.store = store
    }

    // MARK: - FeedInteractorInputProtocol

    func save(_ row: Row) throws(LoadError) {
        // TODO: save(_:)
    }

    func total() async throws -> Int {
        // TODO: total()
        fatalError("FeedInteractor.total() is not implemented")
    }

    func run(_ work: @escaping () -> Void) {
        // TODO: run(_:)
    }

    func loadPage(of number: Tagged<Int>) async -> Page<Row> {
        // TODO: loadPage(of:)
        fatalError("FeedInteractor.loadPage(of:) is not implemented")
    }
}
