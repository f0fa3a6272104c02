import Foundation

@MainActor
final class ListingInteractor {
    weak var output: (any ListingInteractorOutputProtocol)?

    // MARK: - ListingInteractorInputProtocol

    func fetchItems() {
        // TODO: Fetches the items over the network and hands them to the output.
    }
}
