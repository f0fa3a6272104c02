import Foundation
import Testing

@testable import Branches

@MainActor
final class NotFollowedInteractorTests: NotFollowedInteractorTestCase {
    @Test("load()", .disabled("NotFollowedInteractor.load() is not implemented"))
    func load() async {
        await interactor.load()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("store()", .disabled("NotFollowedInteractor.store() is not implemented"))
    func store() throws {
        try interactor.store()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("word()", .disabled("NotFollowedInteractor.word() is not implemented"))
    func word() {
        _ = interactor.word()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
