/// Notes, in a terminal.
service NoteStore {
    func notes() async -> [String]
    func add(_ text: String) async throws
}

/// Written by hand, as a screen of its own.
external module Help(topic: String) {
    HelpView(topic: topic)

    interface { func scroll(to line: Int) }
}

module NoteList {
    view {
        func show(_ notes: [String])
        func showNoContent()
    }

    presenter {
        func viewDidLoad() { view?.showNoContent() }
        func viewWillAppear(_ animated: Bool) async { await interactor.load() }
        func viewWillDisappear(animated: Bool) { interactor.forget() }
        func viewWillLayoutSubviews() {}
        func didTapAdd() { router.openAdd(delegate: self) }
        func didTapHelp() { router.openHelp() }
        func didTapClose() { router.close() }
        func didSubmit(_ text: String) async { await interactor.add(text) }
    }

    interactor(store: any NoteStore) {
        func load() async {
            let notes = await store.notes()
            output?.didLoad(notes)
        }
        func add(_ text: String) async
        func forget() {}
    }

    output {
        func didLoad(_ notes: [String]) {
            if notes.isEmpty {
                view?.showNoContent()
            } else {
                view?.show(notes)
            }
        }
    }

    router {
        func openAdd(delegate: any NoteAddDelegate) { navigation.present(NoteAddModule(delegate: delegate)) }
        func openHelp() {
            let help = navigation.push(HelpModule(topic: "keys"))
            help?.scroll(to: 1)
        }
        func close() { navigation.pop() }
    }

    on NoteAdd {
        func noteAddDidSave() async { await interactor.load() }
    }
}

module NoteAdd {
    view {
        func show(_ text: String)
        func show(error message: String)
    }

    presenter {
        func didTapSave(_ text: String) async { await interactor.save(text) }
        func didTapCancel() { router.close() }
    }

    interactor(store: any NoteStore) {
        func save(_ text: String) async
    }

    output {
        func didSave() async {
            await delegate?.noteAddDidSave()
            router.close()
        }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func close() { navigation.dismiss() }
    }

    delegate { func noteAddDidSave() async }
    interface { func prefill(_ text: String) { view?.show(text) } }
}
