import Foundation

@MainActor
final class ListingInteractor {
    weak var output: (any ListingInteractorOutputProtocol)?
    let network: any Network

    init(network: any Network) {
        self.network = network
    }

    // MARK: - ListingInteractorInputProtocol

    func fetchItems() async {
        do {
            output?.didFetchItems(try await items())
        } catch {
            output?.didFailToFetchItems(with: error)
        }
    }

    private func items() async throws -> [Item] {
        guard let url = URL(string: "https://jsonplaceholder.typicode.com/users") else {
            throw ListingError.badURL
        }
        let answer = try await network.get(url)
        guard answer.status == 200 else { throw ListingError.badServerResponse(answer.status) }
        return try JSONDecoder().decode([Item].self, from: answer.body)
    }
}
