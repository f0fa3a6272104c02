/// One article.
module Reader(id: String) {
    view {
        func show(title: String, text: String)
        func show(error message: String)
    }

    presenter(id) {
        func viewDidLoad() async { await interactor.load() }
        func didTapClose()
    }

    interactor(id, store: any ArticleStore, preferences: any Preferences) {
        var loads = 0

        func load() async
        func textSize() -> Int { preferences.textSize() }
    }

    output {
        func didLoad(title: String, text: String)
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func close() { navigation.pop() }
        func share(_ text: String, onDone: @escaping () -> Void)
    }

    interface {
        func reload() async { await interactor.load() }
    }

    delegate {
        func readerDidRead(id: String) async
    }
}
