/// Adds a to-do. It needs a title, and a day that is not in the past.
///
/// If `text` has title and date ("Buy milk tomorrow"), the to-do is saved or rejected without a form.
/// If it is empty, a form is shown.
module TodoAdd(text: String = "") {
    view {
        func show(title: String, due: String)

        /// Shows the parsed date, or what is wrong with it.
        func show(dueHint: String)

        func setSaveEnabled(_ isEnabled: Bool)
        func show(error message: String)
    }

    presenter {
        var title = ""
        var due = ""

        func viewDidLoad() async { await interactor.begin() }

        func didChange(title: String) {
            self.title = title
            interactor.check(title: title, due: due)
        }

        func didChange(due: String) {
            self.due = due
            interactor.check(title: title, due: due)
        }

        func didTapSave() async { await interactor.save(title: title, due: due) }

        func didTapCancel() {
            router.close()
            delegate?.todoAddDidCancel()
        }
    }

    interactor(text, store: any TodoStore, dates: any DateProvider) {
        func begin() async

        func check(title: String, due: String) {
            let reader = DueReader(today: dates.today(), firstWeekday: dates.firstWeekday())
            let typed = reader.read(due)
            output?.didCheck(due: typed, isComplete: !title.trimmed.isEmpty && typed.isAhead)
        }

        func save(title: String, due: String) async
    }

    output {
        func didBegin(title: String, due: String) {
            self.title = title
            self.due = due
            view?.show(title: title, due: due)
            interactor.check(title: title, due: due)
        }

        func didCheck(due: TypedDue, isComplete: Bool) {
            view?.show(dueHint: due.hint)
            view?.setSaveEnabled(isComplete)
        }

        func didSave(id: UUID) async {
            router.close()
            await delegate?.todoAddDidSave(id: id)
        }

        func didFail(_ reason: String) { view?.show(error: reason) }

        /// Called if a to-do could not be saved without a form.
        func didGiveUp(_ reason: String) {
            view?.show(error: reason)
            router.close()
            delegate?.todoAddDidCancel()
        }
    }

    router {
        func close() { navigation.dismiss() }
    }

    delegate {
        func todoAddDidSave(id: UUID) async
        func todoAddDidCancel()
    }
}
