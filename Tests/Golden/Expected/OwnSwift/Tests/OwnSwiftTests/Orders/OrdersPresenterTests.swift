import Foundation
import Testing

@testable import OwnSwift

@MainActor
final class OrdersPresenterTests: OrdersPresenterTestCase {
    @Test("didSave()", .disabled("OrdersPresenter.didSave() is not implemented"))
    func didSave() {
        presenter.didSave()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
