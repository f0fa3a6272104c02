import Foundation

@MainActor
final class TodoDetailPresenter {
    weak var view: (any TodoDetailViewProtocol)?
    let interactor: any TodoDetailInteractorInputProtocol
    let router: any TodoDetailRouterProtocol
    weak var delegate: (any TodoDetailDelegate)?
    let isEditing: Bool
    var title = ""
    var notes = ""
    var due = ""
    var editsAtOnce: Bool

    init(
        interactor: any TodoDetailInteractorInputProtocol,
        router: any TodoDetailRouterProtocol,
        delegate: (any TodoDetailDelegate)?,
        isEditing: Bool
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
        self.isEditing = isEditing
        self.editsAtOnce = isEditing
    }

    // MARK: - TodoDetailPresenterProtocol

    func didTapCancel() async {
        await leaveEditor()
    }

    // MARK: - TodoDetailInteractorOutputProtocol

    func didLoad(_ todo: LoadedTodo) {
        title = todo.title
        notes = todo.notes
        due = todo.due.iso
        view?.show(
            TodoDetailContent(
                title: todo.title.oneLine,
                notes: todo.notes,
                due: todo.due.long,
                state: todo.isDone ? "Done" : todo.isOverdue ? "Overdue" : "To do"
            )
        )
        if editsAtOnce {
            editsAtOnce = false
            didTapEdit()
        }
    }

    func didSave() async {
        await leaveEditor()
        await delegate?.todoDetailDidChange()
    }

    /// Whoever came only to edit goes back where they came from.
    private func leaveEditor() async {
        if isEditing {
            router.close()
        } else {
            await interactor.load()
        }
    }
}
