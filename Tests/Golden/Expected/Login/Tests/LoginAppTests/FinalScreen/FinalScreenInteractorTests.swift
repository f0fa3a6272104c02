import Foundation
import Testing

@testable import LoginApp

@MainActor
final class FinalScreenInteractorTests: FinalScreenInteractorTestCase {
    @Test("appendName(_:)", .disabled("FinalScreenInteractor.appendName(_:) is not implemented"))
    func appendName() {
        let value = "value"

        interactor.appendName(value)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
