import Foundation
import Testing

@testable import Upcoming

@MainActor
final class ListInteractorTests: ListInteractorTestCase {
    @Test("findUpcomingItems()", .disabled("ListInteractor.findUpcomingItems() is not written yet"))
    func findUpcomingItems() {
        interactor.findUpcomingItems()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
