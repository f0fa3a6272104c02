import Foundation
import Testing

@testable import Names

@MainActor
final class WordsLoadInteractorTests: WordsLoadInteractorTestCase {
    @Test("await()", .disabled("WordsLoadInteractor.await() is not implemented"))
    func `await`() {
        interactor.await()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
