import Foundation

@MainActor
final class FeedInteractor {
    weak var output: FeedInteractorOutputProtocol?

    // MARK: - FeedInteractorInputProtocol

    func load() {
        // TODO: load()
    }
}
