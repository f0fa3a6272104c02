import Testing

@testable import Upcoming

/// The article's tests of its view.
@MainActor
struct ListViewTests {
    private let view = ListView(eventHandler: ListModuleInterfaceMock())

    @Test("without content, shows the empty view")
    func showingNoContentMessageShowsNoContentView() {
        view.showNoContentMessage()

        #expect(view.content == .noContentView)
    }

    @Test("with upcoming items, shows the table")
    func showingUpcomingItemsShowsTableView() {
        let data = UpcomingDisplayData(sections: [])

        view.showUpcomingDisplayData(data)

        #expect(view.content == .tableView(data))
    }
}
