import Foundation
import Testing

@testable import OwnSwift

@MainActor
@Suite(
    .disabled(if: Fixtures.unwritten.contains("Account"), "Account.fixture() is not implemented")
)
final class TransferInteractorTests: TransferInteractorTestCase {
    @Test(
        "keep(_:)",
        .disabled("TransferInteractor.keep(_:) is not implemented"),
        .disabled(
            if: Fixtures.unwritten.contains("Page<Order>"),
            "Page<Order>.fixture() is not implemented"
        )
    )
    func keep() async {
        let page = Page<Order>.fixture()

        await interactor.keep(page)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
