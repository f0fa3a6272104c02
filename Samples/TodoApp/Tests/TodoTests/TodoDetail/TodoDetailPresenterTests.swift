import Testing

@testable import Todo

@MainActor
final class TodoDetailPresenterTests: TodoDetailPresenterTestCase {
    private let todo = LoadedTodo(
        title: "Milk",
        notes: "2 l",
        due: Day(year: 2026, month: 12, day: 4),
        isDone: false,
        isOverdue: false
    )

    private func presenter(isEditing: Bool) -> TodoDetailPresenter {
        let presenter = TodoDetailPresenter(
            interactor: interactor,
            router: router,
            delegate: delegate,
            isEditing: isEditing
        )
        presenter.view = view
        return presenter
    }

    @Test("shown in words")
    func didLoad() {
        presenter(isEditing: false).didLoad(todo)

        #expect(log.calls == ["view.show(_:)"])
        #expect(
            view.showReceivedContent
                == TodoDetailContent(
                    title: "Milk", notes: "2 l", due: "Friday, 4 December 2026", state: "To do")
        )
    }

    @Test(
        "its state",
        arguments: [(true, false, "Done"), (false, true, "Overdue"), (false, false, "To do")])
    func state(isDone: Bool, isOverdue: Bool, expected: String) {
        let todo = LoadedTodo(
            title: "", notes: "", due: todo.due, isDone: isDone, isOverdue: isOverdue)

        presenter(isEditing: false).didLoad(todo)

        #expect(view.showReceivedContent?.state == expected)
    }

    @Test("edited at once, and once only")
    func editsAtOnce() {
        let presenter = presenter(isEditing: true)

        presenter.didLoad(todo)
        presenter.didLoad(todo)

        #expect(view.editTitleNotesDueCallsCount == 1)
        #expect(view.editTitleNotesDueReceivedArguments?.title == "Milk")
        #expect(view.editTitleNotesDueReceivedArguments?.notes == "2 l")
        #expect(view.editTitleNotesDueReceivedArguments?.due == "2026-12-04")
    }

    @Test("cancelled: what was typed is dropped")
    func didTapCancel() async {
        await presenter(isEditing: false).didTapCancel()

        #expect(log.calls == ["interactor.load()"])
    }

    @Test("saved: shown as it is now, and told")
    func didSave() async {
        await presenter(isEditing: false).didSave()

        #expect(log.calls == ["interactor.load()", "delegate.todoDetailDidChange()"])
    }

    @Test("whoever came only to edit goes back")
    func goesBack() async {
        let presenter = presenter(isEditing: true)

        await presenter.didTapCancel()
        await presenter.didSave()

        #expect(
            log.calls == ["router.close()", "router.close()", "delegate.todoDetailDidChange()"])
    }
}
