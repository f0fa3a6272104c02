/// What keeps the notes.
service NoteStore {
    func notes() async throws -> [NoteItem]
    func remove(id: Int) async
}

entity NoteItem: Equatable { let id: Int; let text: String }

/// The notes, newest first.
module Notes {
    struct NoteRow: Equatable { let id: Int; let text: String }

    view {
        func show(_ rows: [NoteRow])
        func showNoContent()
        func show(error message: String)
    }

    presenter {
        func viewWillAppear() async { await interactor.load() }
        func didSelect(id: Int) { router.open(id: id, delegate: self) }
        func didSearch(for text: String) { search.find(text) }
    }

    interactor(store: any NoteStore) {
        func load() async
    }

    output {
        func didLoad(_ rows: [NoteRow]) {
            if rows.isEmpty {
                view?.showNoContent()
            } else {
                view?.show(rows)
            }
        }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    /// Finds notes by what is in them.
    interactor search(store: any NoteStore) {
        func find(_ text: String)
    }

    output search {
        func didFind(_ rows: [NoteRow]) { view?.show(rows) }
    }

    router {
        func open(id: Int, delegate: any NoteModuleDelegate) {
            navigation.push(NoteModule(id: id, delegate: delegate))
        }
    }

    interface {
        func reload() async { await interactor.load() }
    }

    on Note {
        func noteDidChange() async { await interactor.load() }
    }
}

/// One note.
module Note(id: Int) {
    view { func show(_ text: String) }

    presenter {
        func viewDidLoad() { interactor.load() }
        func didTapDelete() async { await interactor.remove() }
    }

    interactor(id, store: any NoteStore) {
        func load() { output?.didLoad("No. \(id)") }
        func remove() async { await store.remove(id: id); await output?.didRemove() }
    }

    output {
        func didLoad(_ text: String) { view?.show(text) }
        func didRemove() async { router.close(); await delegate?.noteDidChange() }
    }

    router { func close() { navigation.pop() } }

    delegate { func noteDidChange() async }
}
