import Common
import Foundation

@MainActor
func listInteractor(dataStore: any DataStore) -> ListInteractor {
    { today in
        let calendar = Calendar.fixed
        let start = calendar.startOfDay(for: today)
        let end = calendar.day(14, after: today)
        return try await dataStore.readUpcomingToDos(from: start, to: end)
            .map { todo in
                UpcomingItem(
                    dateRelation: calendar.nearTermRelation(of: todo.date, to: today),
                    dueDate: todo.date,
                    title: todo.title
                )
            }
            .filter { $0.dateRelation != .outOfRange }
            .sorted { $0.dueDate < $1.dueDate }
    }
}
