/// Lists the to-dos by the time at which they are due.
module TodoList {
    /// The time at which something is due, relative to today.
    enum DueGroup: CaseIterable, Sendable {
        case overdue, today, tomorrow, laterThisWeek, nextWeek, later, done
    }

    /// A found to-do and its group.
    struct FoundTodo: Equatable {
        let id: UUID
        let title: String
        let due: Day
        let group: DueGroup
    }

    /// The style of a section.
    enum TodoListTone {
        case late, soon, calm, over
    }

    /// A heading and the rows below it.
    struct TodoListSection: Equatable {
        let title: String
        let tone: TodoListTone
        let rows: [TodoListRow]
    }

    /// A row of the list.
    struct TodoListRow: Equatable {
        let id: UUID
        let title: String
        let day: String
        let isDone: Bool
    }

    view {
        func show(_ sections: [TodoListSection])

        /// Shows a message instead of the list if there are no to-dos.
        func showNoContent(_ message: String)

        /// Selects the added to-do, which is in the list already.
        func showAdded(id: UUID)

        /// Asks the user to confirm the deletion.
        func confirmDeletion(of row: TodoListRow)

        func show(notice message: String)
        func show(error message: String)
    }

    presenter {
        /// The text to search for. If it is empty, all to-dos are shown.
        var searchText = ""

        func viewWillAppear() async {
            await interactor.load(matching: searchText)
            await interactor.tellNotice()
        }

        func didTapAdd() { router.openAdd(text: "", delegate: self) }

        /// Adds a to-do from a text such as "Buy milk tomorrow".
        func didEnter(text: String) { router.openAdd(text: text, delegate: self) }

        func didSelect(id: UUID) { router.openDetail(of: id, delegate: self) }
        func didTapEdit(id: UUID) { router.openEdit(of: id, delegate: self) }
        func didTapDone(id: UUID) async { await interactor.toggleDone(id: id) }
        func didTapDelete(_ row: TodoListRow) { view?.confirmDeletion(of: row) }
        func didConfirmDeletion(id: UUID) async { await interactor.remove(id: id) }

        func didSearch(_ text: String) async {
            searchText = text
            await interactor.load(matching: text)
        }

        func didTapHelp() { router.openHelp() }
        func didTapQuit() { router.quit() }
    }

    interactor(store: any TodoStore, dates: any DateProvider) {
        /// Finds the to-dos whose title or notes contain the text, or all to-dos if it is empty.
        func load(matching text: String) async {
            do {
                let todos = try await store.todos()
                let today = dates.today()
                let grouping = DueGrouping(today: today, firstWeekday: dates.firstWeekday())
                output?.didFind(grouping.found(in: todos, matching: text), today: today)
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }

        /// Shows the notice of the store, if there is one.
        func tellNotice() async {
            guard let notice = await store.takeNotice() else { return }
            output?.didNotice(notice)
        }

        func toggleDone(id: UUID) async {
            do {
                let todo = try await store.todo(id: id)
                try await store.update(todo.toggled)
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
    }

    output {
        /// Receives the to-dos sorted by date, one group after the other.
        func didFind(_ todos: [FoundTodo], today: Day) {
            if todos.isEmpty {
                view?.showNoContent(TodoListText.nothing(matching: searchText))
            } else {
                view?.show(TodoListText.sections(of: todos, seenFrom: today))
            }
        }

        func didChange() async { await interactor.load(matching: searchText) }
        func didNotice(_ message: String) { view?.show(notice: message) }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func quit() { navigation.dismiss() }

        func openAdd(text: String, delegate: any TodoAddDelegate) {
            navigation.present(TodoAddModule(text: text, delegate: delegate))
        }

        func openDetail(of id: UUID, delegate: any TodoDetailDelegate) {
            navigation.push(TodoDetailModule(id: id, delegate: delegate))
        }

        func openEdit(of id: UUID, delegate: any TodoEditDelegate) {
            navigation.present(TodoEditModule(id: id, delegate: delegate))
        }

        func openHelp() { navigation.present(TodoHelpModule()) }
    }

    on TodoAdd {
        func todoAddDidSave(id: UUID) async {
            await interactor.load(matching: searchText)
            view?.showAdded(id: id)
        }

        func todoAddDidCancel() {}
    }

    on TodoDetail {
        func todoDetailDidChange() async { await interactor.load(matching: searchText) }
    }

    on TodoEdit {
        func todoEditDidSave() async { await interactor.load(matching: searchText) }
    }
}
