/// What is due by the end of next week, grouped by when.
module TodoList {
    struct TodoListRow: Equatable { let id: UUID; let title: String; let day: String }
    struct TodoListSection: Equatable { let title: String; let rows: [TodoListRow] }
    enum NearTermDateRelation { case today, tomorrow, laterThisWeek, nextWeek }
    struct UpcomingItem: Equatable { let id: UUID; let title: String; let due: Date; let relation: NearTermDateRelation }

    view {
        func show(_ sections: [TodoListSection])
        func showNoContent()
        func show(error message: String)
    }

    presenter {
        func viewWillAppear() async    { await interactor.findUpcoming() }
        func didTapAdd()               { router.openAdd(delegate: self) }
        func didSelect(id: UUID)       { router.openDetail(of: id) }
        func didDelete(id: UUID) async { await interactor.remove(id: id) }
    }

    interactor(store: any TodoStore, dates: any DateProvider) {
        func findUpcoming() async
        func remove(id: UUID) async
    }

    output {
        func didFind(_ items: [UpcomingItem])          // no body: written by hand in TodoListPresenter.swift
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func openAdd(delegate: any TodoAddDelegate) { navigation.present(TodoAddModule(delegate: delegate)) }
        func openDetail(of id: UUID)                { navigation.push(TodoDetailModule(id: id)) }
    }

    on TodoAdd {
        func todoAddDidSave() async { await interactor.findUpcoming() }
        func todoAddDidCancel() {}
    }
}
