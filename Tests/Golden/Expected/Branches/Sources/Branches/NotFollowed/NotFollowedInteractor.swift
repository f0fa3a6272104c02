import Foundation

@MainActor
final class NotFollowedInteractor {
    // MARK: - NotFollowedInteractorInputProtocol

    func load() async {
        // TODO: load()
    }

    func store() throws {
        // TODO: store()
    }

    func word() -> String {
        // TODO: word()
        fatalError("NotFollowedInteractor.word() is not implemented")
    }
}
