import Foundation
import Testing

@testable import Links

@MainActor
final class FeedInteractorTests: FeedInteractorTestCase {
    @Test("load()", .disabled("FeedInteractor.load() is not written yet"))
    func load() {
        interactor.load()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
