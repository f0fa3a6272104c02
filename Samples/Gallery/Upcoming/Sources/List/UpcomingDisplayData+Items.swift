import Common
import Foundation

extension UpcomingDisplayData {
    /// Groups the items by the time at which they are due. Items of today show no day.
    init(upcomingItems: [UpcomingItem]) {
        sections = Self.order.compactMap { relation, name, image in
            let items = upcomingItems.filter { $0.dateRelation == relation }
            guard !items.isEmpty else { return nil }
            return UpcomingDisplaySection(
                name: name,
                imageName: image,
                items: items.map(UpcomingDisplayItem.init)
            )
        }
    }

    private static let order: [(NearTermDateRelation, name: String, image: String)] = [
        (.today, "Today", "check"),
        (.tomorrow, "Tomorrow", "alarm"),
        (.laterThisWeek, "Later This Week", "circle"),
        (.nextWeek, "Next Week", "calendar"),
    ]
}

extension UpcomingDisplayItem {
    init(_ item: UpcomingItem) {
        let isToday = item.dateRelation == .today
        self.init(
            title: item.title,
            dueDate: isToday ? "" : Calendar.fixed.weekday(of: item.dueDate)
        )
    }
}
