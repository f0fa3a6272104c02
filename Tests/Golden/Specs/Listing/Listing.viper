entity Item: Decodable, Equatable {
    let id: Int
    let name: String
}

/// A page that lists names with their IDs.
module Listing {
    view {
        func showItems(_ items: [Item])
        func showError(_ message: String)
    }

    presenter {
        func loadItems() { interactor.fetchItems() }
    }

    interactor {
        /// Fetches the items over the network and hands them to the output.
        func fetchItems()
    }

    output {
        func didFetchItems(_ items: [Item]) { view?.showItems(items) }
        func didFailToFetchItems(with error: Error) { view?.showError(error.localizedDescription) }
    }

    router {}
}
