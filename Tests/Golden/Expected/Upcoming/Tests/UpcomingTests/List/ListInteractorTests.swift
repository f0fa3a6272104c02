import Foundation
import Testing

@testable import Upcoming

@MainActor
final class ListInteractorTests: ListInteractorTestCase {
    @Test("findUpcomingItems()", .disabled("ListInteractor.findUpcomingItems() is not implemented"))
    func findUpcomingItems() {
        interactor.findUpcomingItems()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
