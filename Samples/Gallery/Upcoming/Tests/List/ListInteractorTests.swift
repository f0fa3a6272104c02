import Common
import Foundation
import Testing

@testable import Upcoming

/// The article's tests of its interactor.
@MainActor
final class ListInteractorTests: ListInteractorTestCase {
    private let today: Date
    private let endOfNextWeek: Date

    override init() {
        today = Calendar.fixed.day(2014, 5, 21) ?? .distantPast
        endOfNextWeek = Calendar.fixed.day(2014, 5, 31) ?? .distantPast
        super.init()
        clock.todayReturnValue = today
    }

    private func dataStoreWillReturn(_ items: [TodoItem]) {
        listDataManager.todoItemsBetweenStartDateEndDateCompletionClosure = { _, _, completion in
            completion(items)
        }
    }

    @Test("requests all items from today through the end of next week")
    func findingUpcomingItemsRequestsAllToDoItemsFromTodayThroughEndOfNextWeek() throws {
        interactor.findUpcomingItems()

        let request = try #require(
            listDataManager.todoItemsBetweenStartDateEndDateCompletionReceivedArguments)
        #expect(request.startDate == today)
        #expect(request.endDate == endOfNextWeek)
    }

    @Test("without items, finds no upcoming ones")
    func findingUpcomingItemsWithEmptyResultReturnsEmptyList() {
        dataStoreWillReturn([])

        interactor.findUpcomingItems()

        #expect(output.foundUpcomingItemsReceivedUpcomingItems == [])
    }

    @Test("finds one item due today")
    func findingUpcomingItemsWithOneItemDueTodayReturnsOneUpcomingItemForToday() {
        dataStoreWillReturn([TodoItem(dueDate: today, name: "Item 1")])

        interactor.findUpcomingItems()

        #expect(
            output.foundUpcomingItemsReceivedUpcomingItems == [
                UpcomingItem(title: "Item 1", dueDate: today, dateRelation: .today)
            ]
        )
    }
}
