/// One to-do: to read, to change, to mark done, to delete.
module TodoDetail(id: UUID, isEditing: Bool = false) {
    /// A to-do that was loaded.
    struct LoadedTodo: Equatable {
        let title: String
        let notes: String
        let due: Day
        let isDone: Bool
        let isOverdue: Bool
    }

    /// What the view shows of it.
    struct TodoDetailContent: Equatable {
        let title: String
        let notes: String
        let due: String
        let state: String
    }

    view {
        func show(_ content: TodoDetailContent)

        /// Lets it be changed, beginning with this.
        func edit(title: String, notes: String, due: String)

        /// What is made of the date, or what is wrong with it.
        func show(dueHint: String)

        func setSaveEnabled(_ isEnabled: Bool)

        /// Asks whether it is to go for good.
        func confirmDeletion(of title: String)

        func show(error message: String)
    }

    presenter(isEditing) {
        var title = ""
        var notes = ""
        var due = ""
        var editsAtOnce = isEditing

        func viewWillAppear() async { await interactor.load() }

        func didTapEdit() {
            view?.edit(title: title, notes: notes, due: due)
            interactor.check(title: title, due: due)
        }

        func didChange(title: String) {
            self.title = title
            interactor.check(title: title, due: due)
        }

        func didChange(notes: String) { self.notes = notes }

        func didChange(due: String) {
            self.due = due
            interactor.check(title: title, due: due)
        }

        func didTapSave() async { await interactor.save(title: title, notes: notes, due: due) }

        /// What was typed is dropped. Whoever came only to edit goes back.
        func didTapCancel() async

        func didTapDone() async { await interactor.toggleDone() }
        func didTapDelete() { view?.confirmDeletion(of: title) }
        func didConfirmDeletion() async { await interactor.remove() }
        func didTapClose() { router.close() }
    }

    interactor(id, store: any TodoStore, dates: any DateProvider) {
        /// The day that it has, which it may keep even where it is over.
        var loadedDue: Day?

        func load() async
        func check(title: String, due: String)
        func save(title: String, notes: String, due: String) async
        func toggleDone() async
        func remove() async
    }

    output {
        func didLoad(_ todo: LoadedTodo)

        func didCheck(due: TypedDue, isComplete: Bool) {
            view?.show(dueHint: due.hint)
            view?.setSaveEnabled(isComplete)
        }

        func didSave() async
        func didToggleDone() async {
            await interactor.load()
            await delegate?.todoDetailDidChange()
        }

        func didRemove() async {
            router.close()
            await delegate?.todoDetailDidChange()
        }

        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func close() { navigation.pop() }
    }

    delegate {
        func todoDetailDidChange() async
    }
}
