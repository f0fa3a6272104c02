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

    func begin() {
        if text.isEmpty {
            output?.didBegin(title: "", due: "today")
        } else {
            let typed = DueReader(dates).split(text)
            output?.didBegin(title: typed.title, due: typed.due)
        }
    }

    func check(title: String, due: String) {
        let typed = DueReader(dates).read(due)
        output?.didCheck(due: typed, isComplete: !title.trimmed.isEmpty && typed.isAhead)
    }

    func save(title: String, due: String) async {
        guard !title.trimmed.isEmpty, case .day(let day) = DueReader(dates).read(due) else {
            // Time may have gone by since the last look.
            check(title: title, due: due)
            return
        }
        let todo = TodoItem(id: UUID(), title: title.trimmed, due: day)
        do {
            try await store.add(todo)
            await output?.didSave(id: todo.id)
        } catch {
            output?.didFail(error.localizedDescription)
        }
    }
}
