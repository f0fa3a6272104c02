/// One item.
module ItemDetail(id: UUID) {
    enum Field { case title, notes }

    view {
        func show(title: String, notes: String)
        func focus(_ field: Field)
    }

    presenter {
        var title = ""
        func viewWillAppear() async { await interactor.load() }
        func didChange(title: String) { self.title = title }
        func didTapSave() async {
            do {
                let item = try await interactor.save(title: title)
                router.close()
                await delegate?.itemDetailDidSave(item)
            } catch {
                view?.focus(.title)
            }
        }
        func didTapClose() { router.close(); delegate?.itemDetailDidClose() }
    }

    interactor(id, store: any ItemStore) {
        func load() async
        func save(title: String) async throws -> Item
    }
    output {
        func didLoad(_ item: Item) {
            title = item.title
            view?.show(title: item.title, notes: item.notes)
        }
    }

    router { func close() { navigation.pop() } }

    interface as ItemDetailInput { func highlight(_ field: Field) { view?.focus(field) } }

    delegate as ItemDetailListener {
        func itemDetailDidSave(_ item: Item) async
        func itemDetailDidClose()
    }
}
