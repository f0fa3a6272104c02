import Foundation

@MainActor
final class TodoAddInteractor {
    weak var output: (any TodoAddInteractorOutputProtocol)?
    let text: String
    let store: any TodoStore
    let dates: any DateProvider

    init(text: String, store: any TodoStore, dates: any DateProvider) {
        self.text = text
        self.store = store
        self.dates = dates
    }

    // MARK: - TodoAddInteractorInputProtocol

    func begin() async {
        if text.isEmpty {
            output?.didBegin(title: "", due: "today")
        } else {
            await saveAtOnce(reader.split(text))
        }
    }

    private func saveAtOnce(_ typed: (title: String, due: String)) async {
        let due = reader.read(typed.due)
        guard case .day(let day) = due, !typed.title.isEmpty else {
            let problem = typed.title.isEmpty ? "What is to be done?" : due.hint
            output?.didGiveUp("\(problem) For example: Buy milk tomorrow")
            return
        }
        do {
            await output?.didSave(id: try await add(typed.title, due: day))
        } catch {
            output?.didGiveUp(error.localizedDescription)
        }
    }

    func save(title: String, due: String) async {
        guard !title.trimmed.isEmpty, case .day(let day) = reader.read(due) else {
            // Check again, because the date may have changed since the last check.
            check(title: title, due: due)
            return
        }
        do {
            await output?.didSave(id: try await add(title, due: day))
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }

    private func add(_ title: String, due: Day) async throws -> UUID {
        let todo = TodoItem(id: UUID(), title: title.trimmed, due: due)
        try await store.add(todo)
        return todo.id
    }

    private var reader: DueReader {
        DueReader(today: dates.today(), firstWeekday: dates.firstWeekday())
    }
}
