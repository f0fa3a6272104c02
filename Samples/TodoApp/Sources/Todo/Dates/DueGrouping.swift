/// Groups to-dos by the time at which they are due: overdue, today, tomorrow and so on.
struct DueGrouping {
    private let today: Day
    private let tomorrow: Day
    private let endOfThisWeek: Day
    private let endOfNextWeek: Day

    init(today: Day, firstWeekday: Int) {
        self.today = today
        tomorrow = today.adding(days: 1)
        endOfThisWeek = today.endOfWeek(firstWeekday: firstWeekday)
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

    /// Returns the to-dos whose title or notes contain the text, sorted by group and date. Completed to-dos are last.
    /// They are sorted backward, the latest date first.
    func found(in todos: [TodoItem], matching text: String) -> [FoundTodo] {
        let key = text.trimmed.searchKey
        var groups: [DueGroup: [FoundTodo]] = [:]
        for todo in todos where key.isEmpty || todo.matches(key) {
            let group = group(of: todo)
            let found = FoundTodo(id: todo.id, title: todo.title, due: todo.due, group: group)
            groups[group, default: []].append(found)
        }
        return DueGroup.allCases.flatMap { group in
            let inOrder = (groups[group] ?? []).sorted { $0.due < $1.due }
            return group == .done ? inOrder.reversed() : inOrder
        }
    }
}

extension TodoItem {
    /// The to-do marked as done if it is open, or as open if it is done.
    var toggled: TodoItem {
        var todo = self
        todo.isDone.toggle()
        return todo
    }

    /// Returns whether the title or the notes contain a text. `key` is the text's `searchKey`.
    fileprivate func matches(_ key: String) -> Bool {
        title.searchKey.contains(key) || notes.searchKey.contains(key)
    }
}
