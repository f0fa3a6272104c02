/// Which group a to-do belongs to, seen from one day.
struct DueGrouping {
    let today: Day
    private let tomorrow: Day
    private let endOfThisWeek: Day
    private let endOfNextWeek: Day

    init(_ dates: any DateProvider) {
        today = dates.today()
        tomorrow = today.adding(days: 1)
        endOfThisWeek = today.endOfWeek(firstWeekday: dates.firstWeekday())
        endOfNextWeek = endOfThisWeek.adding(days: 7)
    }

    func group(of todo: TodoItem) -> DueGroup {
        if todo.isDone { return .done }
        switch todo.due {
        case ..<today: return .overdue
        case today: return .today
        case tomorrow: return .tomorrow
        case ...endOfThisWeek: return .laterThisWeek
        case ...endOfNextWeek: return .nextWeek
        default: return .later
        }
    }
}
