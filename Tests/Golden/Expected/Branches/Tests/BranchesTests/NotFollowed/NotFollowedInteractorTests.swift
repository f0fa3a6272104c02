import Foundation
import Testing

@testable import Branches

@MainActor
final class NotFollowedInteractorTests: NotFollowedInteractorTestCase {
    @Test("load()", .disabled("NotFollowedInteractor.load() is not written yet"))
    func load() async {
        await interactor.load()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("store()", .disabled("NotFollowedInteractor.store() is not written yet"))
    func store() throws {
        try interactor.store()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("word()", .disabled("NotFollowedInteractor.word() is not written yet"))
    func word() {
        _ = interactor.word()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
