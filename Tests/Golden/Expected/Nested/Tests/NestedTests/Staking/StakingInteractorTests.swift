import Foundation
import Testing

@testable import Nested

@MainActor
final class StakingInteractorTests: StakingInteractorTestCase {
    @Test("load()", .disabled("StakingInteractor.load() is not written yet"))
    func load() async {
        await interactor.load()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
