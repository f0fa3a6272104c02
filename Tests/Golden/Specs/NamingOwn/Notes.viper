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
        func viewWillAppear() async { await worker.load() }
        func didSelect(id: Int) { wireframe.open(id: id, delegate: self) }
        func didSearch(for text: String) { search.find(text) }
    }

    interactor(store: any NoteStore) {
        func load() async
    }

    output {
        func didLoad(_ rows: [NoteRow]) {
            if rows.isEmpty {
                userInterface?.showNoContent()
            } else {
                userInterface?.show(rows)
            }
        }
        func didFail(_ reason: String) { userInterface?.show(error: reason) }
    }

    /// Finds notes by what is in them.
    interactor search(store: any NoteStore) {
        func find(_ text: String)
    }

    output search {
        func didFind(_ rows: [NoteRow]) { userInterface?.show(rows) }
    }

    router {
        func open(id: Int, delegate: any NoteModuleOutput) {
            navigation.push(NoteViewFactory(id: id, delegate: delegate))
        }
    }

    interface {
        func reload() async { await worker.load() }
    }

    on Note {
        func noteDidChange() async { await worker.load() }
    }
}

/// One note.
module Note(id: Int) {
    view { func show(_ text: String) }

    presenter {
        func viewDidLoad() { worker.load() }
        func didTapDelete() async { await worker.remove() }
    }

    interactor(id, store: any NoteStore) {
        func load() { presenter?.didLoad("No. \(id)") }
        func remove() async { await store.remove(id: id); await presenter?.didRemove() }
    }

    output {
        func didLoad(_ text: String) { userInterface?.show(text) }
        func didRemove() async { wireframe.close(); await moduleOutput?.noteDidChange() }
    }

    router { func close() { navigation.pop() } }

    delegate { func noteDidChange() async }
}
