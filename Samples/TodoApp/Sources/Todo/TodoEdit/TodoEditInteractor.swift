import Foundation

@MainActor
final class TodoEditInteractor {
    weak var output: (any TodoEditInteractorOutputProtocol)?
    let id: UUID
    let store: any TodoStore
    let dates: any DateProvider
    /// The day of the loaded to-do, which is accepted even if it is in the past.
    var loadedDue: Day?

    init(id: UUID, store: any TodoStore, dates: any DateProvider) {
        self.id = id
        self.store = store
        self.dates = dates
    }

    // MARK: - TodoEditInteractorInputProtocol

    func save(title: String, due: String, notes: String) async {
        let reader = DueReader(
            today: dates.today(),
            firstWeekday: dates.firstWeekday(),
            kept: loadedDue
        )
        guard !title.trimmed.isEmpty, case .day(let day) = reader.read(due) else {
            // Check again, because the date may have changed since the last check.
            check(title: title, due: due)
            return
        }
        do {
            var todo = try await store.todo(id: id)
            todo.title = title.trimmed
            todo.due = day
            todo.notes = notes.trimmed
            try await store.update(todo)
            await output?.didSave()
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }
}
