import Synchronization

/// A substitute for a server: it takes some time and knows one user. It stores its receivers weakly.
final class DataManager: DataDownloader {
    private struct Interactors: Sendable {
        weak var listItems: (any LoginInteractorProtocol)?
        weak var itemsDetails: (any DetailsInteractorProtocol)?
    }

    private let interactors = Mutex(Interactors())
    private let delay: Duration

    init(delay: Duration = .milliseconds(500)) {
        self.delay = delay
    }

    var listItemsInteractor: (any LoginInteractorProtocol)? {
        get { interactors.withLock { $0.listItems } }
        set { interactors.withLock { $0.listItems = newValue } }
    }

    var itemsDetailsInteractor: (any DetailsInteractorProtocol)? {
        get { interactors.withLock { $0.itemsDetails } }
        set { interactors.withLock { $0.itemsDetails = newValue } }
    }

    func downloadItem(name: String, password: String) {
        let isKnown = name == "foo" && password == "password"
        let user = isKnown ? User(username: name, password: password) : nil
        later { [weak self] in self?.listItemsInteractor?.itemDownloaded(user: user) }
    }

    func downloadItemsFor(name: String) {
        let details = ["\(name) the first", "\(name) the second"]
        later { [weak self] in
            self?.itemsDetailsInteractor?.detailsForUserFetched(result: details)
        }
    }

    private func later(_ answer: @escaping @MainActor @Sendable () -> Void) {
        Task { @MainActor [delay] in
            try? await Task.sleep(for: delay)
            answer()
        }
    }
}
