import Common
import Foundation

@MainActor
final class ListInteractor {
    weak var output: (any ListInteractorOutput)?
    let clock: any Clock
    let listDataManager: any ListDataManager

    init(clock: any Clock, listDataManager: any ListDataManager) {
        self.clock = clock
        self.listDataManager = listDataManager
    }

    // MARK: - ListInteractorInput

    func findUpcomingItems() {
        let today = clock.today()
        let endOfNextWeek = Calendar.fixed.endOfFollowingWeek(of: today)
        listDataManager.todoItemsBetweenStartDate(today, endDate: endOfNextWeek) { [weak self] in
            self?.output?.foundUpcomingItems($0.map { UpcomingItem($0, today: today) })
        }
    }
}

extension UpcomingItem {
    init(_ item: TodoItem, today: Date) {
        self.init(
            title: item.name,
            dueDate: item.dueDate,
            dateRelation: Calendar.fixed.nearTermRelation(of: item.dueDate, to: today)
        )
    }
}
