import Foundation
import Testing

@testable import Requirements

@MainActor
final class ChartInteractorTests: ChartInteractorTestCase {
    @Test("load()", .disabled("ChartInteractor.load() is not implemented"))
    func load() {
        interactor.load()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
