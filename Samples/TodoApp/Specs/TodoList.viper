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

        /// What can be done here, and where the to-dos are kept.
        func showHelp(place: String)

        func show(notice message: String)
        func show(error message: String)
    }

    presenter {
        /// What is looked for. Empty: everything is shown.
        var searchText = ""

        func viewWillAppear() async { await interactor.load(matching: searchText) }

        func didTapAdd() { router.openAdd(text: "", delegate: self) }

        /// Everything at once, as in "Buy milk tomorrow".
        func didEnter(text: String) { router.openAdd(text: text, delegate: self) }

        func didSelect(id: UUID) { router.openDetail(of: id, isEditing: false, delegate: self) }
        func didTapEdit(id: UUID) { router.openDetail(of: id, isEditing: true, delegate: self) }
        func didTapDone(id: UUID) async { await interactor.toggleDone(id: id) }
        func didTapDelete(_ row: TodoListRow) { view?.confirmDeletion(of: row) }
        func didConfirmDeletion(id: UUID) async { await interactor.remove(id: id) }

        func didSearch(_ text: String) async {
            searchText = text
            await interactor.load(matching: text)
        }

        func didTapHelp() async { await interactor.findPlace() }
        func didTapQuit() { router.quit() }
    }

    interactor(store: any TodoStore, dates: any DateProvider) {
        /// Those whose title or notes contain the text; all of them, if it is empty.
        func load(matching text: String) async

        func toggleDone(id: UUID) async
        func remove(id: UUID) async

        func findPlace() async {
            let place = await store.place()
            output?.didFindPlace(place)
        }
    }

    output {
        /// In date order, one group after the other.
        func didFind(_ todos: [FoundTodo], today: Day)

        func didFindNothing() {
            if searchText.isEmpty {
                view?.showNoContent("Nothing to do.")
            } else {
                view?.showNoContent("Nothing matches “\(searchText)”.")
            }
        }

        func didFindPlace(_ place: String) { view?.showHelp(place: place) }
        func didChange() async { await interactor.load(matching: searchText) }
        func didNotice(_ message: String) { view?.show(notice: message) }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func quit() { navigation.dismiss() }

        func openAdd(text: String, delegate: any TodoAddDelegate) {
            navigation.present(TodoAddModule(text: text, delegate: delegate))
        }

        func openDetail(of id: UUID, isEditing: Bool, delegate: any TodoDetailDelegate) {
            navigation.push(TodoDetailModule(id: id, isEditing: isEditing, delegate: delegate))
        }
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
}
