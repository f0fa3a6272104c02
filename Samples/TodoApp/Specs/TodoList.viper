/// Everything that is to be done, by when it is due.
module TodoList {
    /// When something is due, seen from today.
    enum DueGroup: CaseIterable, Sendable {
        case overdue, today, tomorrow, laterThisWeek, nextWeek, later, done
    }

    /// A to-do that was found, and the group to which it belongs.
    struct FoundTodo: Equatable {
        let id: UUID
        let title: String
        let due: Day
        let group: DueGroup
    }

    /// How a section is to be seen.
    enum TodoListTone {
        case late, soon, calm, over
    }

    /// A heading, and what stands below it.
    struct TodoListSection: Equatable {
        let title: String
        let tone: TodoListTone
        let rows: [TodoListRow]
    }

    /// One line of the list.
    struct TodoListRow: Equatable {
        let id: UUID
        let title: String
        let day: String
        let isDone: Bool
    }

    view {
        func show(_ sections: [TodoListSection])

        /// Instead of the list, where there is nothing to show.
        func showNoContent(_ message: String)

        /// What was added is in the list by now.
        func showAdded(id: UUID)

        /// Asks whether it is to go for good.
        func confirmDeletion(of row: TodoListRow)

        func show(notice message: String)
        func show(error message: String)
    }

    presenter {
        /// What is looked for. Empty: everything is shown.
        var searchText = ""

        func viewWillAppear() async {
            await interactor.load(matching: searchText)
            await interactor.tellNotice()
        }

        func didTapAdd() { router.openAdd(text: "", delegate: self) }

        /// Everything at once, as in "Buy milk tomorrow".
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
        /// Those whose title or notes contain the text; all of them, if it is empty.
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

        /// What there is to say about the store is said.
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
        /// In date order, one group after the other.
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
