module TodoDetail(id: UUID) {
    view      { func show(title: String, notes: String, due: String); func show(error message: String) }
    presenter { func viewWillAppear() async { await interactor.load() }
                func didTapDelete() async   { await interactor.remove() } }
    interactor(id, store: any TodoStore) { func load() async; func remove() async }
    output    { func didLoad(_ item: UpcomingItem)
                func didRemove()                { router.close() }
                func didFail(_ reason: String)  { view?.show(error: reason) } }
    router    { func close() { navigation.pop() } }
}
