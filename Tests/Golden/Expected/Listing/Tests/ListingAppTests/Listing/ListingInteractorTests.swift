import Foundation
import Testing

@testable import ListingApp

@MainActor
final class ListingInteractorTests: ListingInteractorTestCase {
    @Test("fetchItems()", .disabled("ListingInteractor.fetchItems() is not implemented"))
    func fetchItems() {
        interactor.fetchItems()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
