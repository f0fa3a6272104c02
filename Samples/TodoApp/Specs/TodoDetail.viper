/// Shows a to-do, to complete, edit or delete it.
module TodoDetail(id: UUID) {
    /// A loaded to-do.
    struct LoadedTodo: Equatable {
        let title: String
        let notes: String
        let due: Day
        let isDone: Bool
        let isOverdue: Bool
    }

    /// The content of the view.
    struct TodoDetailContent: Equatable {
        let title: String
        let notes: String
        let due: String
        let state: String
    }

    view {
        func show(_ content: TodoDetailContent)

        /// Asks the user to confirm the deletion.
        func confirmDeletion(of title: String)

        func show(error message: String)
    }

    presenter(id) {
        var title = ""

        func viewWillAppear() async { await interactor.load() }
        func didTapEdit() { router.openEdit(of: id, delegate: self) }
        func didTapDone() async { await interactor.toggleDone() }
        func didTapDelete() { view?.confirmDeletion(of: title) }
        func didConfirmDeletion() async { await interactor.remove() }
        func didTapClose() { router.close() }
    }

    interactor(id, store: any TodoStore, dates: any DateProvider) {
        func load() async {
            do {
                let todo = try await store.todo(id: id)
                output?.didLoad(LoadedTodo(todo, today: dates.today()))
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }

        func toggleDone() async {
            do {
                let todo = try await store.todo(id: id)
                try await store.update(todo.toggled)
                await output?.didToggleDone()
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }

        func remove() async {
            do {
                try await store.remove(id: id)
                await output?.didRemove()
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }
    }

    output {
        func didLoad(_ todo: LoadedTodo) {
            title = todo.title
            view?.show(TodoDetailContent(todo))
        }

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
        func openEdit(of id: UUID, delegate: any TodoEditDelegate) {
            navigation.present(TodoEditModule(id: id, delegate: delegate))
        }

        func close() { navigation.pop() }
    }

    on TodoEdit {
        func todoEditDidSave() async {
            await interactor.load()
            await delegate?.todoDetailDidChange()
        }
    }

    delegate {
        func todoDetailDidChange() async
    }
}
