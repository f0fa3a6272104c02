import Common
import Foundation
import Testing

@testable import Upcoming

@MainActor
struct TodoStoreTests {
    @Test("items due at the end of a day are included, sorted by time")
    func range() throws {
        let calendar = Calendar.fixed
        let start = try #require(calendar.day(2014, 5, 21))
        let end = calendar.day(10, after: start)
        let items = [
            ("after", calendar.day(11, after: start)), ("last", end.addingTimeInterval(3600)),
            ("first", start), ("before", start.addingTimeInterval(-1)),
        ].map { TodoItem(dueDate: $1, name: $0) }

        let found = TodoStore(items).items(from: start.addingTimeInterval(7200), through: end)

        #expect(found.map(\.name) == ["first", "last"])
    }
}
