import Foundation

@MainActor
final class TodoListPresenter {
    weak var view: (any TodoListViewProtocol)?
    let interactor: any TodoListInteractorInputProtocol
    let router: any TodoListRouterProtocol
    /// What is looked for. Empty: everything is shown.
    var searchText = ""

    init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - TodoListInteractorOutputProtocol

    func didFind(_ todos: [FoundTodo], today: Day) {
        var days: [Day: String] = [:]
        let sections = todos.chunkedByGroup().map { group, todos in
            // The days of one group are written alike, and most of them are the same few.
            days.removeAll(keepingCapacity: true)
            let rows = todos.map { todo in
                let day = days[todo.due] ?? text(for: todo.due, in: group, today: today)
                days[todo.due] = day
                return TodoListRow(
                    id: todo.id,
                    title: todo.title.oneLine,
                    day: day,
                    isDone: group == .done
                )
            }
            return TodoListSection(title: group.title, tone: group.tone, rows: rows)
        }
        view?.show(sections)
    }

    /// What the heading says already is not said again.
    private func text(for due: Day, in group: DueGroup, today: Day) -> String {
        switch group {
        case .today: ""
        case .tomorrow, .laterThisWeek, .nextWeek: due.weekdayName
        case .overdue, .later, .done: due.short(seenFrom: today)
        }
    }
}

extension DueGroup {
    fileprivate var title: String {
        switch self {
        case .overdue: "Overdue"
        case .today: "Today"
        case .tomorrow: "Tomorrow"
        case .laterThisWeek: "Later this week"
        case .nextWeek: "Next week"
        case .later: "Later"
        case .done: "Done"
        }
    }

    fileprivate var tone: TodoListTone {
        switch self {
        case .overdue: .late
        case .today, .tomorrow: .soon
        case .laterThisWeek, .nextWeek, .later: .calm
        case .done: .over
        }
    }
}

extension [FoundTodo] {
    /// Neighbours of one group together.
    fileprivate func chunkedByGroup() -> [(group: DueGroup, todos: ArraySlice<FoundTodo>)] {
        var chunks: [(group: DueGroup, todos: ArraySlice<FoundTodo>)] = []
        var rest = self[...]
        while let first = rest.first {
            let todos = rest.prefix { $0.group == first.group }
            chunks.append((first.group, todos))
            rest = rest[todos.endIndex...]
        }
        return chunks
    }
}
