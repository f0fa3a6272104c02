import Foundation

@MainActor
final class TodoDetailInteractor {
    weak var output: (any TodoDetailInteractorOutputProtocol)?
    let id: UUID
    let store: any TodoStore
    let dates: any DateProvider
    /// The day that it has, which it may keep even where it is over.
    var loadedDue: Day?

    init(id: UUID, store: any TodoStore, dates: any DateProvider) {
        self.id = id
        self.store = store
        self.dates = dates
    }

    // MARK: - TodoDetailInteractorInputProtocol

    func load() async {
        do {
            let todo = try await store.todo(id: id)
            loadedDue = todo.due
            output?.didLoad(
                LoadedTodo(
                    title: todo.title,
                    notes: todo.notes,
                    due: todo.due,
                    isDone: todo.isDone,
                    isOverdue: DueGrouping(dates).group(of: todo) == .overdue
                )
            )
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }

    func check(title: String, due: String) {
        let typed = read(due)
        output?.didCheck(due: typed, isComplete: !title.trimmed.isEmpty && typed.isAhead)
    }

    func save(title: String, notes: String, due: String) async {
        guard !title.trimmed.isEmpty, case .day(let day) = read(due) else {
            // Time may have gone by since the last look.
            check(title: title, due: due)
            return
        }
        do {
            var todo = try await store.todo(id: id)
            todo.title = title.trimmed
            todo.notes = notes.trimmed
            todo.due = day
            try await store.update(todo)
            await output?.didSave()
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }

    func toggleDone() async {
        do {
            var todo = try await store.todo(id: id)
            todo.isDone.toggle()
            try await store.update(todo)
            await output?.didToggleDone()
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }

    func remove() async {
        do {
            try await store.remove(id: id)
            await output?.didRemove()
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }

    /// A day that is over is refused, but for the one that the to-do has anyhow.
    private func read(_ due: String) -> TypedDue {
        let typed = DueReader(dates).read(due)
        if case .past(let day) = typed, day == loadedDue { return .day(day) }
        return typed
    }
}
