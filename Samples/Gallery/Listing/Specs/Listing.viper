entity Item: Decodable, Equatable {
    let id: Int
    let name: String
}

/// The response of a server.
struct HTTPAnswer: Equatable {
    let status: Int
    let body: Data
}

/// Loads items from a server.
service Network {
    func get(_ url: URL) async throws -> HTTPAnswer
}

/// Lists names and their IDs.
module Listing {
    view {
        func showItems(_ items: [Item])
        func showError(_ message: String)
    }

    // The article dispatches to the main queue. Here, async functions return to the main actor.
    presenter {
        func loadItems() async { await interactor.fetchItems() }
    }

    interactor(network: any Network) {
        /// Fetches the items from the network and passes them to the output.
        func fetchItems() async
    }

    output {
        func didFetchItems(_ items: [Item]) { view?.showItems(items) }
        func didFailToFetchItems(with error: Error) { view?.showError(error.localizedDescription) }
    }

    router {}
}
