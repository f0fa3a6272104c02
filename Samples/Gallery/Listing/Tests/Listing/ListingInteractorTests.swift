import Foundation
import Testing

@testable import Listing

@MainActor
final class ListingInteractorTests: ListingInteractorTestCase {
    private func answer(_ status: Int, _ body: String) {
        network.getReturnValue = HTTPAnswer(status: status, body: Data(body.utf8))
    }

    @Test("items are requested, decoded and passed to the output")
    func fetchItems() async {
        answer(200, #"[{"id": 7, "name": "Barbara", "city": "Boston"}]"#)

        await interactor.fetchItems()

        #expect(log.calls == ["Network.get(_:)", "output.didFetchItems(_:)"])
        #expect(output.didFetchItemsReceivedItems == [Item(id: 7, name: "Barbara")])
    }

    @Test("any status but 200 is a failure")
    func status() async {
        answer(404, "[]")

        await interactor.fetchItems()

        #expect(log.calls == ["Network.get(_:)", "output.didFailToFetchItems(with:)"])
        let error = output.didFailToFetchItemsWithReceivedError as? ListingError
        #expect(error == .badServerResponse(404))
    }

    @Test("a response that cannot be decoded and a missing network are failures")
    func failures() async {
        answer(200, "no items")
        await interactor.fetchItems()
        network.getThrowableError = FixtureError()
        await interactor.fetchItems()

        #expect(output.didFailToFetchItemsWithCallsCount == 2)
        #expect(output.didFailToFetchItemsWithReceivedError is FixtureError)
    }
}
