import Foundation
import Testing

@testable import Payment

@MainActor
final class PaymentInteractorTests: PaymentInteractorTestCase {
    @Test("change(to:)", .disabled("PaymentInteractor.change(to:) is not implemented"))
    func changeTo() {
        let amountArgument = 1

        interactor.change(to: amountArgument)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
