import Common
import Foundation
import Testing

@testable import Upcoming

/// The article's tests of its presenter.
@MainActor
final class ListPresenterTests: ListPresenterTestCase {
    private func item(_ title: String, _ relation: NearTermDateRelation) throws -> UpcomingItem {
        let dueDate = try #require(Calendar.fixed.day(2014, 5, 29))
        return UpcomingItem(title: title, dueDate: dueDate, dateRelation: relation)
    }

    private func displayData(
        _ section: String, _ image: String, _ title: String, _ day: String
    ) -> UpcomingDisplayData {
        UpcomingDisplayData(sections: [
            UpcomingDisplaySection(
                name: section,
                imageName: image,
                items: [UpcomingDisplayItem(title: title, dueDate: day)]
            )
        ])
    }

    @Test("without items, shows a message")
    func foundZeroUpcomingItemsDisplaysNoContentMessage() {
        presenter.foundUpcomingItems([])

        #expect(log.calls == ["userInterface.showNoContentMessage()"])
    }

    @Test("an item for today is shown without a day")
    func foundUpcomingItemForTodayDisplaysUpcomingDataWithNoDay() throws {
        presenter.foundUpcomingItems([try item("Get a haircut", .today)])

        #expect(
            userInterface.showUpcomingDisplayDataReceivedData
                == displayData("Today", "check", "Get a haircut", ""))
    }

    @Test("an item for tomorrow is shown with its day")
    func foundUpcomingItemForTomorrowDisplaysUpcomingDataWithDay() throws {
        presenter.foundUpcomingItems([try item("Buy groceries", .tomorrow)])

        #expect(
            userInterface.showUpcomingDisplayDataReceivedData
                == displayData("Tomorrow", "alarm", "Buy groceries", "Thursday"))
    }

    @Test("adding an item presents its screen")
    func addNewToDoItemActionPresentsAddToDoUI() {
        presenter.addNewEntry()

        #expect(log.calls == ["wireframe.presentAddInterface(delegate:)"])
    }
}
