import Foundation

@MainActor
final class TodoListInteractor {
    weak var output: (any TodoListInteractorOutputProtocol)?
    let store: any TodoStore
    let dates: any DateProvider

    init(store: any TodoStore, dates: any DateProvider) {
        self.store = store
        self.dates = dates
    }

    // MARK: - TodoListInteractorInputProtocol

    func load(matching text: String) async {
        do {
            let todos = try await store.todos()
            if let notice = await store.takeNotice() { output?.didNotice(notice) }
            let found = found(in: todos, matching: text.searchKey)
            if found.isEmpty {
                output?.didFindNothing()
            } else {
                output?.didFind(found, today: dates.today())
            }
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }

    func toggleDone(id: UUID) async {
        do {
            var todo = try await store.todo(id: id)
            todo.isDone.toggle()
            try await store.update(todo)
            await output?.didChange()
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }

    func remove(id: UUID) async {
        do {
            try await store.remove(id: id)
            await output?.didChange()
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }

    /// Group by group, each in date order; what is done begins with the latest.
    private func found(in todos: [TodoItem], matching key: String) -> [FoundTodo] {
        let grouping = DueGrouping(dates)
        var groups: [DueGroup: [FoundTodo]] = [:]
        for todo in todos where key.isEmpty || todo.matches(key) {
            let group = grouping.group(of: todo)
            groups[group, default: []].append(
                FoundTodo(id: todo.id, title: todo.title, due: todo.due, group: group)
            )
        }
        return DueGroup.allCases.flatMap { group in
            let inOrder = (groups[group] ?? []).sorted { $0.due < $1.due }
            return group == .done ? inOrder.reversed() : inOrder
        }
    }
}

extension TodoItem {
    /// Whether title or notes contain what is looked for, which is a `searchKey`.
    fileprivate func matches(_ key: String) -> Bool {
        title.searchKey.contains(key) || notes.searchKey.contains(key)
    }
}
