/// Edits the title, day and notes of a to-do.
module TodoEdit(id: UUID) {
    view {
        func show(title: String, due: String, notes: String)

        /// Shows the parsed date, or what is wrong with it.
        func show(dueHint: String)

        func setSaveEnabled(_ isEnabled: Bool)
        func show(error message: String)
    }

    presenter {
        var title = ""
        var due = ""
        var notes = ""

        func viewDidLoad() async { await interactor.load() }

        func didChange(title: String) {
            self.title = title
            interactor.check(title: title, due: due)
        }

        func didChange(due: String) {
            self.due = due
            interactor.check(title: title, due: due)
        }

        func didChange(notes: String) { self.notes = notes }
        func didTapSave() async { await interactor.save(title: title, due: due, notes: notes) }
        func didTapCancel() { router.close() }
    }

    interactor(id, store: any TodoStore, dates: any DateProvider) {
        /// The day of the loaded to-do, which is accepted even if it is in the past.
        var loadedDue: Day?

        func load() async {
            do {
                let todo = try await store.todo(id: id)
                loadedDue = todo.due
                output?.didLoad(title: todo.title, due: todo.due.iso, notes: todo.notes)
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }

        func check(title: String, due: String) {
            let reader = DueReader(today: dates.today(), firstWeekday: dates.firstWeekday(), kept: loadedDue)
            let typed = reader.read(due)
            output?.didCheck(due: typed, isComplete: !title.trimmed.isEmpty && typed.isAhead)
        }

        func save(title: String, due: String, notes: String) async
    }

    output {
        func didLoad(title: String, due: String, notes: String) {
            self.title = title
            self.due = due
            self.notes = notes
            view?.show(title: title, due: due, notes: notes)
            interactor.check(title: title, due: due)
        }

        func didCheck(due: TypedDue, isComplete: Bool) {
            view?.show(dueHint: due.hint)
            view?.setSaveEnabled(isComplete)
        }

        func didSave() async {
            router.close()
            await delegate?.todoEditDidSave()
        }

        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func close() { navigation.dismiss() }
    }

    delegate {
        func todoEditDidSave() async
    }
}
