import Testing

@testable import Upcoming

/// The article's tests of its view.
@MainActor
struct ListViewTests {
    private let view = ListView(eventHandler: ListModuleInterfaceMock())

    @Test("no content: the view is the one that says so")
    func showingNoContentMessageShowsNoContentView() {
        view.showNoContentMessage()

        #expect(view.content == .noContentView)
    }

    @Test("upcoming items: the view is the table")
    func showingUpcomingItemsShowsTableView() {
        let data = UpcomingDisplayData(sections: [])

        view.showUpcomingDisplayData(data)

        #expect(view.content == .tableView(data))
    }
}
