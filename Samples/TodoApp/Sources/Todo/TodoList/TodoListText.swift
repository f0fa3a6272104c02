/// The texts of the list.
enum TodoListText {
    static func nothing(matching searchText: String) -> String {
        searchText.isEmpty ? "Nothing to do." : "Nothing matches “\(searchText)”."
    }

    /// Returns a section for each group, in the same order.
    static func sections(of todos: [FoundTodo], seenFrom today: Day) -> [TodoListSection] {
        var sections: [TodoListSection] = []
        var rest = todos[...]
        while let group = rest.first?.group {
            let members = rest.prefix { $0.group == group }
            let rows = rows(of: members, in: group, seenFrom: today)
            sections.append(TodoListSection(title: group.title, tone: group.tone, rows: rows))
            rest = rest[members.endIndex...]
        }
        return sections
    }

    private static func rows(
        of todos: ArraySlice<FoundTodo>,
        in group: DueGroup,
        seenFrom today: Day
    ) -> [TodoListRow] {
        // Creates the text of each day once, because many to-dos are due on the same day.
        var days: [Day: String] = [:]
        return todos.map { todo in
            let day = days[todo.due] ?? group.text(for: todo.due, seenFrom: today)
            days[todo.due] = day
            return TodoListRow(
                id: todo.id,
                title: todo.title.oneLine,
                day: day,
                isDone: group == .done
            )
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

    /// Returns the text of a day in a row. It does not repeat what the section's heading says.
    fileprivate func text(for due: Day, seenFrom today: Day) -> String {
        switch self {
        case .today: ""
        case .tomorrow, .laterThisWeek, .nextWeek: due.weekdayName
        case .overdue, .later, .done: due.short(seenFrom: today)
        }
    }
}
