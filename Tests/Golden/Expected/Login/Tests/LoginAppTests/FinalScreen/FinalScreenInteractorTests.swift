import Foundation
import Testing

@testable import LoginApp

@MainActor
final class FinalScreenInteractorTests: FinalScreenInteractorTestCase {
    @Test("appendName(_:)", .disabled("FinalScreenInteractor.appendName(_:) is not written yet"))
    func appendName() {
        let value = "value"

        interactor.appendName(value)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
