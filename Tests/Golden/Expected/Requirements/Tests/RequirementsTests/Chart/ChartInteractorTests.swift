import Foundation
import Testing

@testable import Requirements

@MainActor
final class ChartInteractorTests: ChartInteractorTestCase {
    @Test("load()", .disabled("ChartInteractor.load() is not written yet"))
    func load() {
        interactor.load()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
