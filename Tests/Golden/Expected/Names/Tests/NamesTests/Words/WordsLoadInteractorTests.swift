import Foundation
import Testing

@testable import Names

@MainActor
final class WordsLoadInteractorTests: WordsLoadInteractorTestCase {
    @Test("await()", .disabled("WordsLoadInteractor.await() is not written yet"))
    func `await`() {
        interactor.await()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
