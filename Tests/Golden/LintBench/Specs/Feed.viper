/// The newest articles.
module Feed {
    /// A line of the list.
    struct FeedRow: Equatable {
        let id: String
        let title: String
    }

    view {
        func show(_ rows: [FeedRow])
        func show(error message: String)
        func setLoading(_ isLoading: Bool)
    }

    presenter {
        var rows: [FeedRow] = []

        func viewDidLoad() async { await refresh() }

        func didPullToRefresh() async {
            await refresh()
            await router.reloadReader()
        }

        func didSelect(row: Int)
        func didTapSettings() { router.openSettings() }
    }

    interactor(store: any ArticleStore) {
        func load() async
        func markRead(id: String) async { await store.markRead(id: id) }
    }

    output {
        func didLoad(_ rows: [FeedRow])
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        weak var reader: (any ReaderModuleProtocol)?

        func openReader(id: String, delegate: any ReaderDelegate) {
            reader = navigation.push(ReaderModule(id: id, delegate: delegate))
        }

        func reloadReader() async { await reader?.reload() }
        func openSettings()
    }

    on Reader {
        func readerDidRead(id: String) async { await interactor.markRead(id: id) }
    }
}
