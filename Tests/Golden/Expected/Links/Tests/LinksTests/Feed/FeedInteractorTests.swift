import Foundation
import Testing

@testable import Links

@MainActor
final class FeedInteractorTests: FeedInteractorTestCase {
    @Test("load()", .disabled("FeedInteractor.load() is not implemented"))
    func load() {
        interactor.load()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
