entity Note: Equatable, Identifiable {
    let id: Int
    var text: String
}

service NoteStore {
    func notes() async throws -> [Note]
    func save(_ note: Note)
    func share(_ value: Encodable)
}

/// All notes.
module Notes {
    struct NoteRow: Equatable { let title: String }

    view {
        func show(_ rows: [NoteRow])
        func show(error message: String)
    }

    presenter {
        func viewDidLoad() async { await interactor.load() }
        func didEnter(_ text: String) { interactor.save(Note(id: 0, text: text)) }
        func didShare(_ value: Encodable) { interactor.share(value) }
    }

    interactor(store: any NoteStore) {
        func load() async {
            do {
                let notes = try await store.notes()
                output?.didLoad(notes)
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }
        func save(_ note: Note) { store.save(note) }
        func share(_ value: Encodable) { store.share(value) }
    }

    output {
        func didLoad(_ notes: [Note]) { view?.show(notes.map { NoteRow(title: $0.text) }) }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router { func close() { navigation.dismiss() } }
}
