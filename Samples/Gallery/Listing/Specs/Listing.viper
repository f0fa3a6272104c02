entity Item: Decodable, Equatable {
    let id: Int
    let name: String
}

/// What a server answers.
struct HTTPAnswer: Equatable {
    let status: Int
    let body: Data
}

/// Where items come from.
service Network {
    func get(_ url: URL) async throws -> HTTPAnswer
}

/// A page that lists names with their IDs.
module Listing {
    view {
        func showItems(_ items: [Item])
        func showError(_ message: String)
    }

    // The article hops to the main queue by hand; what is async comes back there by itself.
    presenter {
        func loadItems() async { await interactor.fetchItems() }
    }

    interactor(network: any Network) {
        /// Fetches the items over the network and hands them to the output.
        func fetchItems() async
    }

    output {
        func didFetchItems(_ items: [Item]) { view?.showItems(items) }
        func didFailToFetchItems(with error: Error) { view?.showError(error.localizedDescription) }
    }

    router {}
}
