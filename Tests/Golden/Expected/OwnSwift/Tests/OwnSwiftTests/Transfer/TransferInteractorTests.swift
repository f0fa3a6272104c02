import Foundation
import Testing

@testable import OwnSwift

@MainActor
@Suite(
    .disabled(if: Fixtures.unwritten.contains("Account"), "Account.fixture() is not written yet")
)
final class TransferInteractorTests: TransferInteractorTestCase {
    @Test(
        "keep(_:)",
        .disabled("TransferInteractor.keep(_:) is not written yet"),
        .disabled(
            if: Fixtures.unwritten.contains("Page<Order>"),
            "Page<Order>.fixture() is not written yet"
        )
    )
    func keep() async {
        let page = Page<Order>.fixture()

        await interactor.keep(page)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
