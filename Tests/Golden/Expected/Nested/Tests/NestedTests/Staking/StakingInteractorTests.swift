import Foundation
import Testing

@testable import Nested

@MainActor
final class StakingInteractorTests: StakingInteractorTestCase {
    @Test("load()", .disabled("StakingInteractor.load() is not implemented"))
    func load() async {
        await interactor.load()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
